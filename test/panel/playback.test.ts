import assert from 'node:assert/strict';
import fc from 'fast-check';
import { spanAt } from '../../src/panel/playback.ts';

describe('What is heard at a moment', () => {
  it('is what looking through all spans finds, and nothing after a while of silence', () => {
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

  it('is nothing before the first word, and where no times are known', () => {
    assert.equal(spanAt([{ startSeconds: 1, endSeconds: 2, utf16Start: 0, utf16End: 1 }], 0.5), undefined);
    assert.equal(spanAt([], 1), undefined);
  });

  it('goes from sentence to sentence without a gap at the pauses that the local service makes', () => {
    const [first, second] = [0, 1.3].map((startSeconds, index) => ({
      startSeconds,
      endSeconds: startSeconds + 1,
      utf16Start: index,
      utf16End: index + 1,
    }));
    assert.ok(first && second);
    assert.equal(spanAt([first, second], 1.29), first);
    assert.equal(spanAt([first, second], 1.3), second);
  });
});
