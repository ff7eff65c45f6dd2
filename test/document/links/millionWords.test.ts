import assert from 'node:assert/strict';
import { type Link, writtenOf } from '../../../src/document/links/link.ts';
import { pieceLinks } from '../../../src/document/links/pieceLinks.ts';
import { restore } from '../../../src/document/links/restore.ts';
import { type TrackedSpan, TrackedSpans } from '../../../src/document/links/trackedSpans.ts';
import { sliceSpan, type TextChange } from '../../../src/text/span.ts';
import { inTime } from '../../support/soak.ts';

const COUNT = inTime({ usual: 200_000, soak: 1_000_000 });
/** Of this thread: far above what it takes on a slow computer, and far below what quadratic work would take. */
const LIMIT_MS = inTime({ usual: 2_500, soak: 10_000 });

/** Words of different lengths, in lines of ten; the Persian ones are one letter shorter. */
function textOfWords(letter: string, extra: number): { readonly text: string; readonly starts: number[] } {
  const parts: string[] = [];
  const starts: number[] = [];
  let utf16Next = 0;
  for (let at = 0; at < COUNT; at++) {
    const word = letter.repeat(2 + (at % 5) + extra);
    starts.push(utf16Next);
    parts.push(word, at % 10 === 9 ? '\n' : ' ');
    utf16Next += word.length + 1;
  }
  return { text: parts.join(''), starts };
}

function applied(text: string, changes: readonly TextChange[]): string {
  return changes.reduce(
    (now, change) => now.slice(0, change.utf16Start) + change.text + now.slice(change.utf16End),
    text,
  );
}

describe(`${COUNT} linked words`, () => {
  const persian = textOfWords('ب', 0);
  const latin = textOfWords('b', 1);
  let spans: TrackedSpans<Link>;
  let text: string;

  before(() => {
    spans = new TrackedSpans(writtenOf);
    text = latin.text;
  });

  function links(): TrackedSpan<Link>[] {
    const words = latin.starts.map((latinStart, at) => {
      const persianStart = persian.starts[at] ?? 0;
      return {
        written: { utf16Start: latinStart, utf16End: latinStart + 3 + (at % 5) },
        original: { utf16Start: persianStart, utf16End: persianStart + 2 + (at % 5) },
      };
    });
    return [...pieceLinks({ original: persian.text, written: latin.text, words }, 0)];
  }

  function edit(...changes: readonly TextChange[]): void {
    text = applied(text, changes);
    spans.edit(changes);
  }

  /** Follows changes that an editor makes to go back to a text, or forth again. */
  function goTo(then: string, ...changes: readonly TextChange[]): void {
    text = then;
    spans.edit(changes, (span) => sliceSpan(text, span));
  }

  /** How many words are linked; each stands where its letters are. */
  function count(): number {
    let found = 0;
    for (const span of spans.from(0)) {
      if (sliceSpan(text, span) !== writtenOf(span.value)) assert.fail(`not there: ${span.utf16Start}`);
      found++;
    }
    return found;
  }

  function timed(run: () => void): void {
    const start = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(start);
    const milliseconds = (user + system) / 1000;
    assert.ok(milliseconds < LIMIT_MS, `${Math.round(milliseconds)} ms`);
    if (process.env.SHOW_TIMES) console.log(`${Math.round(milliseconds)} ms`);
  }

  const whole = (now: string, then: string) => ({ utf16Start: 0, utf16End: now.length, text: then });

  it('are added', () =>
    timed(() => {
      spans.add(links());
      assert.equal(count(), COUNT);
    })).timeout(60_000);

  it('are tracked when the conversion is undone and done again, twice', () =>
    timed(() => {
      for (const _ of [1, 2]) {
        goTo(persian.text, whole(text, persian.text));
        assert.equal(count(), 0);
        goTo(latin.text, whole(text, latin.text));
        assert.equal(count(), COUNT);
      }
    })).timeout(60_000);

  it('are tracked when the conversion is undone and done again line by line', () =>
    timed(() => {
      const lines = latin.text.split('\n').slice(0, -1);
      const persianLines = persian.text.split('\n');
      let [utf16Latin, utf16Persian] = [0, 0];
      const undo: TextChange[] = [];
      const redo: TextChange[] = [];
      for (const [at, line] of lines.entries()) {
        const other = persianLines[at] ?? '';
        undo.push({ utf16Start: utf16Latin, utf16End: utf16Latin + line.length, text: other });
        redo.push({ utf16Start: utf16Persian, utf16End: utf16Persian + other.length, text: line });
        utf16Latin += line.length + 1;
        utf16Persian += other.length + 1;
      }
      // As an editor tells them: the last first, so that each is in offsets after those before it.
      goTo(persian.text, ...undo.reverse());
      assert.equal(count(), 0);
      goTo(latin.text, ...redo.reverse());
      assert.equal(count(), COUNT);
    })).timeout(60_000);

  it('are tracked through an edit in the middle, which is undone and done again', () =>
    timed(() => {
      const before = text;
      const utf16Start = latin.starts[COUNT / 2] ?? 0;
      const insertion = { utf16Start: utf16Start + 1, utf16End: utf16Start + 1, text: 'x' };
      edit(insertion);
      const after = text;
      assert.equal(count(), COUNT - 1);
      goTo(before, { utf16Start: utf16Start + 1, utf16End: utf16Start + 2, text: '' });
      assert.equal(count(), COUNT);
      goTo(after, insertion);
      assert.equal(count(), COUNT - 1);
      goTo(before, { utf16Start: utf16Start + 1, utf16End: utf16Start + 2, text: '' });
      assert.equal(count(), COUNT);
    })).timeout(60_000);

  it('are all restored at once, and come back when that is undone', () =>
    timed(() => {
      const changes = restore(spans, [{ utf16Start: 0, utf16End: Number.MAX_SAFE_INTEGER }], text);
      assert.equal(changes.length, 1);
      edit(...changes);
      assert.ok(text === persian.text);
      assert.equal(count(), 0);
      goTo(latin.text, whole(text, latin.text));
      assert.equal(count(), COUNT);
    })).timeout(60_000);

  it('are restored around a hundred words that were changed', () =>
    timed(() => {
      for (let at = 99; at >= 0; at--) {
        const utf16Start = latin.starts[at * (COUNT / 100) + 5] ?? 0;
        edit({ utf16Start, utf16End: utf16Start + 1, text: 'x' });
      }
      assert.equal(count(), COUNT - 100);
      const changes = restore(spans, [{ utf16Start: 0, utf16End: Number.MAX_SAFE_INTEGER }], text);
      edit(...changes.toReversed());
      assert.equal(text.match(/xb+/g)?.length, 100);
      assert.equal(text.match(/b+/g)?.length, 100);
    })).timeout(60_000);
});
