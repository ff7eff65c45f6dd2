import assert from 'node:assert/strict';
import { estimatedSpans, wordSpans } from '../../../../src/editor/speech/playback/timing.ts';

describe('The times of words and sentences', () => {
  const text = 'بخش یک. 😀 سلام دنیا. خوبی؟';
  const section = { utf16Start: 8, utf16End: text.length };

  it('are of places in the whole text, whatever takes two units before them', () => {
    const words = [
      { startSeconds: 0, endSeconds: 0.5, codePointStart: 2, codePointEnd: 6 },
      { startSeconds: 0.6, endSeconds: 1, codePointStart: 7, codePointEnd: 11 },
    ];
    assert.deepEqual(
      wordSpans(text, section, words).map(({ utf16Start, utf16End }) => text.slice(utf16Start, utf16End)),
      ['سلام', 'دنیا'],
    );
  });

  it('share a duration out by the letters of the sentences', () => {
    const spans = estimatedSpans(text, section, 12);
    assert.deepEqual(
      spans.map(({ utf16Start, utf16End }) => text.slice(utf16Start, utf16End)),
      ['😀 سلام دنیا.', 'خوبی؟'],
    );
    assert.deepEqual(
      spans.map(({ startSeconds, endSeconds }) => [startSeconds, endSeconds]),
      [
        [0, 8],
        [8, 12],
      ],
    );
    assert.deepEqual(estimatedSpans('… !', { utf16Start: 0, utf16End: 3 }, 12), []);
  });
});
