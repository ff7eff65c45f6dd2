import assert from 'node:assert/strict';
import fc from 'fast-check';
import { sentenceSpans, spanAt, wordSpans } from '../../../../src/editor/speech/playback/timing.ts';

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
    const spans = sentenceSpans(text, section, 12);
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
    assert.deepEqual(sentenceSpans('… !', { utf16Start: 0, utf16End: 3 }, 12), []);
  });

  it('give what is heard at a moment as looking through all of them does', () => {
    const durations = fc.array(
      fc.record({
        pause: fc.double({ min: 0, max: 2, noNaN: true }),
        word: fc.double({ min: 0.1, max: 1, noNaN: true }),
      }),
    );
    fc.assert(
      fc.property(durations, fc.double({ min: -1, max: 30, noNaN: true }), (words, seconds) => {
        let at = 0;
        const spans = words.map(({ pause, word }, index) => {
          const startSeconds = at + pause;
          at = startSeconds + word;
          return { startSeconds, endSeconds: at, utf16Start: index, utf16End: index + 1 };
        });
        const found = spanAt(spans, seconds);
        const begun = spans.filter(({ startSeconds }) => startSeconds <= seconds).at(-1);
        assert.equal(found, begun && seconds < begun.endSeconds + 0.4 ? begun : undefined);
      }),
    );
  });
});
