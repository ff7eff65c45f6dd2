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

function later(word: TimedText, seconds: number): TimedText {
  return { ...word, startSeconds: word.startSeconds + seconds, endSeconds: word.endSeconds + seconds };
}

describe('subtitles', () => {
  it('show a sentence with its punctuation, in its time', () => {
    const text = 'سلام دنیا! «می‌روم.» خوب؟';
    assert.deepEqual(cuesOf(text, timed(text)), [
      { startSeconds: 0, endSeconds: 1, text: 'سلام دنیا!' },
      { startSeconds: 1, endSeconds: 2, text: '«می‌روم.» خوب؟' },
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
    const text = 'یک دو سه چهار';
    const words = timed(text).map((word, at) => (at < 2 ? word : later(word, 1)));
    assert.deepEqual(
      cuesOf(text, words).map((cue) => cue.text),
      ['یک دو', 'سه چهار'],
    );
  });

  const counts = (text: string, words: readonly TimedText[]) =>
    cuesOf(text, words).map((cue) => cue.text.split(/\s/).length);

  it('leave no word of a sentence by itself, at its end, at its start or at a pause', () => {
    const nine = `${'آموزشگاه '.repeat(9)}رفتم.`;
    assert.deepEqual(counts(nine, timed(nine, 0.3)), [8, 2]);
    const text = 'یک دو سه';
    assert.deepEqual(
      counts(
        text,
        timed(text).map((word, at) => (at < 2 ? word : later(word, 1))),
      ),
      [3],
    );
    assert.deepEqual(
      counts(
        text,
        timed(text).map((word, at) => (at < 1 ? word : later(word, 1))),
      ),
      [3],
    );
  });

  it('are shown for a second, short sentences together', () => {
    const [only] = cuesOf('بله', timed('بله', 0.2));
    assert.equal(only && only.endSeconds - only.startSeconds, 1);
    const text = 'بله. نه! شاید؟ می‌روم و برمی‌گردم.';
    assert.deepEqual(
      cuesOf(text, timed(text, 0.4)).map((cue) => cue.text),
      ['بله. نه! شاید؟', 'می‌روم و برمی‌گردم.'],
    );
  });

  it('have what stands in two lines of the document in two lines', () => {
    const text = 'مریم\nخرید';
    assert.deepEqual(
      cuesOf(text, timed(text, 0.3)).map((cue) => cue.text),
      [text],
    );
  });

  it('have names with a dot in them whole', () => {
    const text = 'با Node.js و Next.js بساز.';
    const words = [...text.matchAll(/[\p{L}.]+(?<!\.)/gu)].map(({ index, 0: word }, at) => ({
      startSeconds: at,
      endSeconds: at + 1,
      utf16Start: index,
      utf16End: index + word.length,
    }));
    assert.deepEqual(
      cuesOf(text, words).map((cue) => cue.text),
      [text],
    );
  });

  it('have two words where the sentence has them and last a second, unless that would be too much at once', () => {
    const word = fc.record({
      word: fc.constantFrom('کتاب', 'می‌خواهم', 'و', 'آموزشگاه', 'آموزشگاه‌هایمان'),
      mark: fc.constantFrom('', '', '', '', '،', '.', '؟'),
      seconds: fc.double({ min: 0.1, max: 1, noNaN: true }),
      pause: fc.constantFrom(0, 0, 0, 0.3, 0.9),
    });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), (words) => {
        const text = words.map(({ word, mark }) => word + mark).join(' ');
        let [startSeconds, utf16Start] = [0, 0];
        const spans = words.map(({ word, mark, seconds, pause }) => {
          const span = {
            startSeconds,
            endSeconds: startSeconds + seconds,
            utf16Start,
            utf16End: utf16Start + word.length,
          };
          startSeconds += seconds + pause;
          utf16Start += word.length + mark.length + 1;
          return span;
        });
        const cues = cuesOf(text, spans);
        assert.equal(cues.map((cue) => cue.text.replace('\n', ' ')).join(' '), text);
        for (const [at, cue] of cues.entries()) {
          const [before, next] = [cues[at - 1], cues[at + 1]];
          assert.ok(!next || cue.endSeconds <= next.startSeconds);
          const isTooMuch = (one: typeof before, other: typeof before) =>
            !one ||
            !other ||
            `${one.text} ${other.text}`.length > 80 ||
            other.endSeconds - one.startSeconds > 4;
          if (isTooMuch(before, cue) && isTooMuch(cue, next)) continue;
          assert.ok(cue.endSeconds - cue.startSeconds > 0.999, cue.text);
          const isPart = (before && !/[.؟]$/.test(before.text)) || (next && !/[.؟]$/.test(cue.text));
          assert.ok(!isPart || /\s/.test(cue.text), cue.text);
        }
      }),
      { numRuns: 500 },
    );
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
