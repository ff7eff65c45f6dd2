import assert from 'node:assert/strict';
import fc from 'fast-check';
import { cuesOf, type TimedText, toSrt, toVtt } from '../../../src/document/spoken/subtitles.ts';

/** Every word of `text` takes half a second, with no pause between them. */
function timed(text: string, seconds = 0.5): TimedText[] {
  return [...text.matchAll(/[\p{L}\p{M}\u200c]+/gu)].map(({ index, 0: word }, at) => ({
    startSeconds: at * seconds,
    endSeconds: (at + 1) * seconds,
    utf16Start: index,
    utf16End: index + word.length,
  }));
}

describe('subtitles', () => {
  it('show a sentence with its punctuation, in its time', () => {
    const text = 'سلام دنیا! «می‌روم.» خوب؟';
    assert.deepEqual(cuesOf(text, timed(text)), [
      { startSeconds: 0, endSeconds: 1, text: 'سلام دنیا!' },
      { startSeconds: 1, endSeconds: 1.5, text: 'می‌روم.»' },
      { startSeconds: 1.5, endSeconds: 2.5, text: 'خوب؟' },
    ]);
  });

  it('are written as SubRip and as WebVTT', () => {
    const cues = [
      { startSeconds: 0, endSeconds: 1.2346, text: 'سلام <b> & ب' },
      { startSeconds: 3725.5, endSeconds: 3726, text: 'دو' },
    ];
    assert.equal(
      toSrt(cues),
      '1\n00:00:00,000 --> 00:00:01,235\nسلام <b> & ب\n\n2\n01:02:05,500 --> 01:02:06,000\nدو\n',
    );
    assert.equal(
      toVtt(cues),
      'WEBVTT\n\n00:00:00.000 --> 00:00:01.235\nسلام &lt;b&gt; &amp; ب\n\n01:02:05.500 --> 01:02:06.000\nدو\n',
    );
    assert.equal(toVtt([]), 'WEBVTT\n');
  });

  it('are cut at pauses', () => {
    const text = 'یک دو سه';
    const [first, second, third] = timed(text);
    assert.ok(first && second && third);
    const later = { ...third, startSeconds: 2, endSeconds: 3 };
    assert.deepEqual(
      cuesOf(text, [first, second, later]).map((cue) => cue.text),
      ['یک دو', 'سه'],
    );
  });

  it('leave no word of a sentence by itself, and are shown for a second', () => {
    const text = `${'آموزشگاه '.repeat(9)}رفتم.`.trim();
    const cues = cuesOf(text, timed(text, 0.3));
    assert.deepEqual(
      cues.map((cue) => cue.text.replace('\n', ' ').split(' ').length),
      [8, 2],
    );
    const [only] = cuesOf('بله', timed('بله', 0.2));
    assert.equal(only && only.endSeconds - only.startSeconds, 1);
  });

  it('are at most two lines and six seconds of whole words, and have all of them in order', () => {
    const word = fc.constantFrom('کتاب', 'می‌خواهم', 'و', 'به‌سرعت', 'آموزشگاه');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), (words) => {
        const text = words.join(' ');
        const cues = cuesOf(text, timed(text, 0.4));
        assert.equal(cues.map((cue) => cue.text.replace('\n', ' ')).join(' '), text);
        for (const { startSeconds, endSeconds, text: shown } of cues) {
          assert.ok(endSeconds - startSeconds <= 6.001 && endSeconds > startSeconds);
          const lines = shown.split('\n');
          assert.ok(lines.length <= 2 && lines.every((line) => line.length <= 60), shown);
        }
      }),
    );
  });
});
