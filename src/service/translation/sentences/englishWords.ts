import type { EnglishRun } from './markup.ts';

/** A half-open span of the English, in UTF-16 units, and the part that it came from. */
export interface PlacedRun {
  readonly start: number;
  readonly end: number;
  readonly part: number | undefined;
  /** Whether it says little by itself, so that the engine ties it now to this, now to that word. */
  readonly isGrammar: boolean;
}

const GRAMMAR = new Set(
  "a an the of to in on at by for from with and or is are was were be been has have had do did does not that it its 's".split(
    ' ',
  ),
);

/** Where the words of the English stand, without white space and what came from no part. */
export function placedRuns(runs: readonly EnglishRun[]): PlacedRun[] {
  let at = 0;
  return runs.flatMap(({ text, part }) => {
    const start = at + text.length - text.trimStart().length;
    at += text.length;
    const words = text.trim();
    if (words === '' || part === undefined) return [];
    const isGrammar = words.split(/\s+/).every((word) => GRAMMAR.has(word.toLowerCase()));
    return [{ start, end: start + words.length, part, isGrammar }];
  });
}

/**
 * The span of what came from the parts of which `isInside` holds, or undefined if there is nothing, or if words of
 * others stand between.
 */
export function spanOf(
  runs: readonly PlacedRun[],
  isInside: (part: number) => boolean,
): { readonly start: number; readonly end: number } | undefined {
  const holds = ({ part }: PlacedRun) => part !== undefined && isInside(part);
  const isCore = runs.some((run) => holds(run) && !run.isGrammar)
    ? (run: PlacedRun) => holds(run) && !run.isGrammar
    : holds;
  let [first, last] = [runs.findIndex(isCore), runs.findLastIndex(isCore)];
  if (runs.slice(first, last).some((run) => !holds(run) && !run.isGrammar)) return undefined;
  while (first > 0 && isHeld(runs[first - 1])) first--;
  while (isHeld(runs[last + 1])) last++;
  const [from, to] = [runs[first], runs[last]];
  return from && to && { start: from.start, end: to.end };

  function isHeld(run: PlacedRun | undefined): boolean {
    return run !== undefined && holds(run);
  }
}

/** Whether a place is inside a word. */
export function isInWord(english: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(english.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(english.charAt(at));
}
