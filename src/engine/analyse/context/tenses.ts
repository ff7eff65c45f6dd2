import type { Inflection, Tense } from '../../types.ts';

const PAST: ReadonlySet<Tense> = new Set<Tense>(['past', 'imperfect', 'pluperfect', 'perfect']);
const PRESENT: ReadonlySet<Tense> = new Set<Tense>(['present', 'future', 'subjunctive', 'imperative']);

/** When a verb says that something is: 1 for the past, 2 for present and future, 0 for what says neither. */
export function timeOf({ tense }: Inflection): number {
  if (tense === undefined) return 0;
  return PAST.has(tense) ? 1 : PRESENT.has(tense) ? 2 : 0;
}

const TIMES = 3;

/**
 * For each node, when the nearest verbs before and behind it are, as one number: «می‌گرداند» is `migardAnad` beside
 * presents and `migardAnd` beside pasts. Linear.
 * @param times of each node, 0 also where its readings differ
 */
export function timesAround(times: readonly number[]): Uint8Array {
  const around = new Uint8Array(times.length);
  let before = 0;
  for (let at = 0; at < times.length; at++) {
    around[at] = before * TIMES;
    before = times[at] || before;
  }
  let behind = 0;
  for (let at = times.length - 1; at >= 0; at--) {
    around[at] = (around[at] ?? 0) + behind;
    behind = times[at] || behind;
  }
  return around;
}

/** For each node, the last word of time before it, or the first behind it: دیروز, فردا. Linear. */
export function timeWords(lemmas: readonly number[]): Int32Array {
  const words = new Int32Array(lemmas.length);
  let near = 0;
  for (let at = lemmas.length - 1; at >= 0; at--) {
    words[at] = near;
    near = lemmas[at] || near;
  }
  near = 0;
  for (let at = 0; at < lemmas.length; at++) {
    if (near !== 0) words[at] = near;
    near = lemmas[at] || near;
  }
  return words;
}
