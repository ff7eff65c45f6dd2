import { type Metre, MOST_POSITIONS } from './metres.ts';
import type { Weight, Weights } from './syllables.ts';

/** What it costs that a syllable does not fit its position, or that there is one too many or too few. */
export const FAULT = 3;
/** What it costs that a heavy syllable stands for two light ones. */
const TWO_LIGHT = 0.6;
/** Ways to fill a metre that cost more than the cheapest by this are given up. */
const MOST_BEHIND = 8;

/** What it costs to have filled so many positions of a metre, by their number, and how many they were before. */
export interface Filled {
  readonly costs: Float64Array;
  readonly from: Uint8Array;
}

function emptyRow(): Filled {
  return { costs: new Float64Array(MOST_POSITIONS + 1), from: new Uint8Array(MOST_POSITIONS + 1) };
}

/** Two rows that take turns: a hemistich has hundreds of thousands of fillings, and none is kept. */
const ROWS = [emptyRow(), emptyRow()] as const;

/**
 * Fills positions of a metre with the syllables of a word, the cheapest way for each number of positions.
 * @param before what it costs to have filled each number of positions before the word
 * @returns a row that holds until the next call
 */
export function fill(metre: Metre, syllables: readonly Weights[], before: Float64Array): Filled {
  let [filled, other]: readonly [Filled, Filled] = ROWS;
  filled.costs.set(before);
  for (let at = 0; at < before.length; at++) filled.from[at] = at;
  for (const weights of syllables) {
    fillOne(metre, weights, filled, other);
    [filled, other] = [other, filled];
  }
  return filled;
}

function fillOne(metre: Metre, weights: Weights, { costs, from }: Filled, next: Filled): void {
  const most = leastOf(costs, metre.length) + MOST_BEHIND;
  next.costs.fill(Number.POSITIVE_INFINITY);
  for (let at = 0; at <= metre.length; at++) {
    const cost = costs[at] ?? 0;
    if (cost > most || cost === Number.POSITIVE_INFINITY) continue;
    const origin = from[at] ?? 0;
    if (at < metre.length)
      for (const { fills, cost: more } of weights) putWeight(metre, at, fills, next, cost + more, origin);
    put(next, at, cost + FAULT, origin);
  }
}

function leastOf(costs: Float64Array, last: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at <= last; at++) least = Math.min(least, costs[at] ?? 0);
  return least;
}

function putWeight(
  metre: Metre,
  at: number,
  fills: Weight['fills'],
  next: Filled,
  cost: number,
  origin: number,
): void {
  if (fills === 'any') put(next, at + 1, cost, origin);
  else if (fills === 'light') put(next, at + 1, cost + lightCost(metre, at), origin);
  else putHeavy(metre, at, fills === 'overlong' ? 1 : 0, next, cost, origin);
}

/** Puts a heavy syllable, and behind it as many light ones. */
function putHeavy(
  metre: Metre,
  at: number,
  lightOnes: 0 | 1,
  next: Filled,
  cost: number,
  origin: number,
): void {
  const end = at + 1 + lightOnes;
  if (end > metre.length) return;
  const isLight = metre[at] === 'light';
  put(next, end, cost + (isLight ? FAULT : 0) + lightOnes * lightCost(metre, at + 1), origin);
  if (isLight && metre[at + 1] === 'light' && end < metre.length)
    put(next, end + 1, cost + TWO_LIGHT + lightOnes * lightCost(metre, at + 2), origin);
}

function put({ costs, from }: Filled, to: number, cost: number, origin: number): void {
  if (cost >= (costs[to] ?? 0)) return;
  costs[to] = cost;
  from[to] = origin;
}

function lightCost(metre: Metre, at: number): number {
  return metre[at] === 'heavy' ? FAULT : 0;
}
