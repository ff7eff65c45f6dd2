import type { Unit } from './units.ts';

/** Words up to a sign of punctuation, a line's end or a conjunction. */
export type Clause = readonly Unit[];

const ENDS_SENTENCE = /[.!?؟…\n]/u;
const BEGINS_CLAUSE: ReadonlySet<string> = new Set([
  ...['که', 'و', 'ولی', 'اما', 'تا', 'اگه', 'اگر', 'چون', 'وقتی', 'یا', 'بلکه', 'پس', 'وگرنه', 'آخه', 'آخر'],
]);

/** The clauses of a text, sentence by sentence. A conjunction is the first word of its clause. */
export function clausesOf(units: readonly Unit[]): Clause[][] {
  const sentences: Clause[][] = [];
  let clauses: Clause[] = [];
  let begun: Unit[] = [];
  for (const [at, unit] of units.entries()) {
    begun.push(unit);
    const next = units[at + 1];
    const isEnd = next === undefined || ENDS_SENTENCE.test(unit.gap);
    if (!isEnd && unit.isBefore && !BEGINS_CLAUSE.has(next.letters)) continue;
    clauses.push(begun);
    begun = [];
    if (!isEnd) continue;
    sentences.push(clauses);
    clauses = [];
  }
  return sentences;
}
