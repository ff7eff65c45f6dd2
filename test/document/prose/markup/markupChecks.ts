import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { FindProse, Joint } from '../../../../src/document/prose/prose.ts';
import { sliceSpan } from '../../../../src/text/span.ts';
import { cpuStopwatch } from '../../../support/cpuStopwatch.ts';
import { inTime } from '../../../support/soak.ts';

/** A word that stands in a sample where text is prose, and one that stands where it is not. */
export const SEEN = 'آشکار';
export const HIDDEN = 'پنهان';

/** Time of the processor for so many letters, with room for a machine under load; what is not linear takes many times more. */
const MOST_MILLISECONDS = inTime({ usual: 1500, soak: 4000 });
const HOSTILE_LENGTH = inTime({ usual: 30_000, soak: 80_000 });

/** What is repeated, or what stands before it once and what is repeated. */
type Hostile = string | readonly [string, string];

export interface MarkupChecks {
  /** Reads `text` and compares its passages, as `shown` writes them. */
  readonly check: (text: string, ...passages: readonly string[]) => void;
  /** Puts blocks together in any order: every word that is seen is prose, none that is hidden. */
  readonly assertKeepsApart: (blocks: readonly string[], close?: (text: string) => string) => void;
  /** Reads texts of these marks that have no meaning at all. */
  readonly assertSoundOnAnything: (marks: readonly string[]) => void;
  /** Reads what is hostile to one reader or another, and each of `units`, over and over. */
  readonly assertLinear: (units?: readonly Hostile[], read?: FindProse) => void;
}

/** What every reader of markup has to pass. */
export function checksOf(findProse: FindProse): MarkupChecks {
  return {
    check: (text, ...passages) => assert.deepEqual(shown(findProse, text), passages),
    assertKeepsApart: (blocks, close) => assertKeepsApart(findProse, blocks, close),
    assertSoundOnAnything: (marks) => assertSoundOnAnything(findProse, marks),
    assertLinear: (units = [], read = findProse) => assertLinear(read, [...HOSTILE, ...units]),
  };
}

const SIGNS: Readonly<Record<Joint, string>> = { none: '‖', space: '␣', line: '↵', word: '□', message: '◆' };

/** The passages of `text`, each with a sign for every joint: `‖` none, `␣` space, `□` word; a line's end is `⏎`. */
function shown(findProse: FindProse, text: string): string[] {
  return findProse(text).map(({ runs }) =>
    runs
      .map((run, index) => (index > 0 ? SIGNS[run.joint] : '') + sliceSpan(text, run))
      .join('')
      .replaceAll('\n', '⏎'),
  );
}

/** Whether the passages and their runs are in order, in the text, not empty and between characters. */
function assertSound(findProse: FindProse, text: string): void {
  let utf16From = 0;
  for (const { runs } of findProse(text)) {
    assert.equal(runs[0]?.joint, 'none');
    assert.equal(text.slice(runs[0]?.utf16Start).search(/\S/), 0, 'begins with white space');
    for (const run of runs) {
      assert.ok(run.utf16Start >= utf16From && run.utf16Start < run.utf16End, 'empty or out of order');
      assert.ok(run.utf16End <= text.length, 'outside the text');
      assert.ok(
        !splitsCharacter(text, run.utf16Start) && !splitsCharacter(text, run.utf16End),
        'half a character',
      );
      utf16From = run.utf16End;
    }
  }
}

function splitsCharacter(text: string, utf16Offset: number): boolean {
  return (text.codePointAt(utf16Offset - 1) ?? 0) > 0xffff;
}

/** Puts blocks together in any order: every word that is seen is prose, none that is hidden. */
function assertKeepsApart(
  findProse: FindProse,
  blocks: readonly string[],
  close = (text: string) => text,
): void {
  const count = (text: string, searched: string) => text.split(searched).length - 1;
  const check = (text: string) => {
    assertSound(findProse, text);
    const prose = findProse(text).flatMap(({ runs }) => runs.map((run) => sliceSpan(text, run)));
    assert.equal(count(prose.join('|'), HIDDEN), 0, text);
    assert.equal(count(prose.join('|'), SEEN), count(text, SEEN), text);
  };
  for (const block of blocks) check(close(`${block}\n`));
  const documents = fc.array(fc.constantFrom(...blocks), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(documents, (chosen) => check(close(`${chosen.join('\n\n')}\n`))),
    { numRuns: 60 },
  );
}

/** Reads what has no meaning at all. */
function assertSoundOnAnything(findProse: FindProse, marks: readonly string[]): void {
  const pieces = fc.constantFrom(...marks, 'متن', 'a', '😀', '\ud83d', '\u200c', ' ', '\n', '\n\n', '  ');
  const texts = fc.array(pieces, { maxLength: 80 }).map((chosen) => chosen.join(''));
  fc.assert(
    fc.property(texts, (text) => assertSound(findProse, text)),
    { numRuns: 300 },
  );
}

/** Reads each of the units over and over. */
function assertLinear(findProse: FindProse, units: readonly Hostile[]): void {
  for (const hostile of units) {
    const [opener, unit] = typeof hostile === 'string' ? ['', hostile] : hostile;
    const text = opener + unit.repeat(HOSTILE_LENGTH / unit.length);
    const used = cpuStopwatch();
    findProse(text);
    const milliseconds = used();
    assert.ok(milliseconds < MOST_MILLISECONDS, `${JSON.stringify(hostile)} took ${milliseconds} ms`);
  }
}

/** What is hostile to one reader or another. */
const HOSTILE: readonly Hostile[] = [
  ['- ا\n', 'ب\n'],
  ['> ا\n', 'ب\n'],
  ['[^a]: ا\n', 'ب\n'],
  ['> - ا\n', '  ب\n'],
  '[^a]: ',
  ' ',
  '\t',
  '\n',
  '\r',
  '\u2029',
  '[a]: b\n',
  '=a\n',
  ...[
    '[',
    ']',
    '![',
    '*a ',
    '<',
    '&',
    '{',
    '}',
    '$',
    '`',
    '\\',
    '> ',
    '- ',
    '<div>',
    '<b>',
    '|',
    '~',
    '_',
    ':',
    '#',
    '=',
  ],
  ...[
    'a**b',
    '*a_ ',
    '[a](',
    'a`',
    'a:b[',
    '1. ',
    'a\n',
    '> a\n',
    '- a\n',
    '- - a\n',
    '|a\n',
    'a\n=\n',
    'http://',
    'a@',
  ],
  ...[
    '\\textbf{',
    '\\begin{a}',
    '\\item ',
    '\\verb|',
    '\\cite[',
    '{{',
    '{%',
    'a:',
    'link:',
    '<!--',
    'x <?',
    '😀',
    '.. a::\n',
  ],
];
