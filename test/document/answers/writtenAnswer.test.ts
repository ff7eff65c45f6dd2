import assert from 'node:assert/strict';
import { partChanges } from '../../../src/document/answers/changes.ts';
import { splitWritten } from '../../../src/document/answers/writtenAnswer.ts';
import { alignedWords } from '../../../src/document/links/linkWords.ts';
import { proseOf } from '../../../src/document/prose/findProse.ts';
import { changedText } from '../../../src/text/span.ts';
import { allTargets } from '../../support/targets.ts';

/** Markdown in which the words became what is told, all else as it was. */
async function written(markdown: string, became: Readonly<Record<string, string>>): Promise<string> {
  const { passages } = await proseOf(markdown, 'markdown', 'markdown');
  const whole = { utf16Start: 0, utf16End: markdown.length };
  const changes = allTargets(markdown, passages, whole, { hasContext: true }).flatMap((target) => {
    const items = Object.entries(became).map(([source, text]) => {
      const codePointStart = target.text.indexOf(source);
      return { codePointStart, codePointEnd: codePointStart + source.length, written: text };
    });
    const text = items
      .toReversed()
      .reduce(
        (made, { codePointStart, codePointEnd, written: word }) =>
          made.slice(0, codePointStart) + word + made.slice(codePointEnd),
        target.text,
      );
    const answer = { text, words: alignedWords(target.text, items) };
    return partChanges(markdown, splitWritten(target, answer, markdown, 'markdown') ?? []);
  });
  return changedText(markdown, whole, changes);
}

describe('written Persian in a document', () => {
  it('stands where the spoken words stood', async () => {
    assert.equal(
      await written('میگم **برم** خونه', { میگم: 'می‌گویم', برم: 'بروم', خونه: 'خانه' }),
      'می‌گویم **بروم** خانه',
    );
  });

  it('stays as it was spoken where a sign of the document stands within it', async () => {
    assert.equal(
      await written('میگم برم **خونه** میگه', { میگم: 'می‌گویم', 'برم خونه': 'به خانه بروم', میگه: 'می‌گوید' }),
      'می‌گویم برم **خونه** می‌گوید',
    );
  });
});
