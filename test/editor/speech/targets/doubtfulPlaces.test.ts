import assert from 'node:assert/strict';
import type { WordInText } from '../../../../src/editor/aids/analyses.ts';
import { doubtfulPlaces } from '../../../../src/editor/speech/targets/doubtfulPlaces.ts';

/** Every کرم is doubtful. */
const analyses = {
  known: () => undefined,
  forget: () => {},
  of: async (texts: readonly string[]) =>
    texts.map((text) =>
      [...text.matchAll(/\p{L}+/gu)].map(
        ({ 0: source, index }) =>
          ({
            utf16Start: index,
            utf16End: index + source.length,
            word: { confidence: source === 'کرم' ? 0.5 : 0.9 },
          }) as WordInText,
      ),
    ),
};

describe('the doubtful words of a text that is read aloud', () => {
  it('are found where they stand, however long the text is', async () => {
    const text = 'یک کرم دیدم 😀.\n'.repeat(500);
    const places = await doubtfulPlaces(analyses, text, new AbortController().signal);
    assert.equal(places.length, 500);
    assert.ok(places.every(({ utf16Start, utf16End }) => text.slice(utf16Start, utf16End) === 'کرم'));
  });
});
