import assert from 'node:assert/strict';
import type { FindProse, Joint, ProsePassage } from '../../../src/document/prose/prose.ts';
import { cpuStopwatch } from '../../support/cpuStopwatch.ts';
import { inTime } from '../../support/soak.ts';

const SIGNS: Readonly<Record<Joint, string>> = { none: '|', space: '_', line: '↵', word: '■', message: '◆' };

/** Each passage as its runs with `|` (none), `_` (space) or `■` (word) between them. */
export function shown(text: string, passages: readonly ProsePassage[]): string[] {
  return passages.map(({ runs }) =>
    runs
      .map(
        ({ joint, utf16Start, utf16End }, index) =>
          (index > 0 ? SIGNS[joint] : '') + text.slice(utf16Start, utf16End),
      )
      .join(''),
  );
}

export function checkProse(find: FindProse, text: string, expected: readonly string[]): void {
  const passages = find(text);
  checkSound(text, passages);
  assert.deepEqual(shown(text, passages), expected);
}

/** Passages in order, whose runs are in order, apart, inside the text and not empty. */
export function checkSound(text: string, passages: readonly ProsePassage[]): void {
  const starts = passages.map(({ runs }) => runs[0]?.utf16Start ?? Number.NaN);
  assert.ok(starts.every((start, index) => start > (starts[index - 1] ?? -1)));
  for (const { runs } of passages) assert.equal(runs[0]?.joint, 'none');
  const runs = passages.flatMap((passage) => passage.runs).sort((a, b) => a.utf16Start - b.utf16Start);
  let last = 0;
  for (const { utf16Start, utf16End } of runs) {
    assert.ok(last <= utf16Start && utf16Start < utf16End && utf16End <= text.length);
    last = utf16End;
  }
}

/** How long a finder may take for one megabyte, in milliseconds. */
const MAX_MILLISECONDS = 4_000;

/** Texts that a careless finder takes quadratic time for, or no end of stack. */
const HOSTILE_LENGTH = inTime({ usual: 80_000, soak: 300_000 });

export function checkLinear(find: FindProse, hostile: readonly string[]): void {
  for (const piece of hostile) {
    const text = piece.repeat(Math.ceil(HOSTILE_LENGTH / piece.length));
    const used = cpuStopwatch();
    checkSound(text, find(text));
    const milliseconds = used();
    assert.ok(milliseconds < MAX_MILLISECONDS, `${JSON.stringify(piece.slice(0, 9))}: ${milliseconds} ms`);
  }
}
