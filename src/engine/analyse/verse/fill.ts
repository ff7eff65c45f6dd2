import { type Metre, MOST_POSITIONS } from './metres.ts';
import type { SyllableWeight, SyllableWeights } from './syllables.ts';

/** What it costs that a syllable does not fit its position, or that there is one too many or too few. */
const FAULT = 3;
/** What it costs that a heavy syllable stands for two light ones. */
const TWO_LIGHT = 0.6;
/** Ways to fill a metre that cost more than the cheapest by this are given up. */
const MOST_BEHIND = 8;
/** No syllable fills more positions: an overlong one is a heavy one, here two light ones, and a light one. */
const MOST_FILLED = 3;

/** What it costs to have filled so many positions of a metre, by their number, and what the caller knows the way there by. */
export interface Filled {
  readonly costs: Float64Array;
  readonly from: Int32Array;
  /** Fewer positions than `low` and more than `high` are filled by no way; what the arrays have there means nothing. */
  low: number;
  high: number;
}

function emptyRow(): Filled {
  const length = MOST_POSITIONS + 1;
  return { costs: new Float64Array(length), from: new Int32Array(length), low: 0, high: 0 };
}

/** Two rows that take turns: a hemistich has tens of thousands of fillings, and none is kept. */
const ROWS = [emptyRow(), emptyRow()] as const;

/** The ways in which a word may begin, as `fill` takes them: from such a place of these arrays on, some are filled. */
export interface Ways {
  readonly costs: Float64Array;
  readonly start: number;
  readonly low: number;
  readonly high: number;
}

/** Before the first syllable. */
export const NOTHING_FILLED: Ways = { costs: new Float64Array(1), start: 0, low: 0, high: 0 };

/**
 * Fills positions of a metre with the syllables of a word, the cheapest way for each number of positions.
 * @param before what it costs to have filled each number of positions before the word
 * @param most ways that cost more are given up
 * @returns a row that holds until the next call; each way is known by the place in `before` that it began at
 */
export function fill(
  metre: Metre,
  syllables: readonly SyllableWeights[],
  { costs, start, low, high }: Ways,
  most = Number.POSITIVE_INFINITY,
): Filled {
  let [filled, other]: readonly [Filled, Filled] = ROWS;
  for (let at = low; at <= high; at++) {
    filled.costs[at] = costs[start + at] ?? 0;
    filled.from[at] = start + at;
  }
  filled.low = low;
  filled.high = high;
  for (const weights of syllables) {
    fillOne(metre, weights, filled, other, most);
    [filled, other] = [other, filled];
  }
  return filled;
}

/** What the cheapest way costs if the positions that it leaves are faults. */
export function leastWhole({ costs, low, high }: Filled, metre: Metre): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = low; at <= high; at++) least = Math.min(least, wholeCost(costs[at] ?? 0, at, metre));
  return least;
}

export function wholeCost(cost: number, filled: number, metre: Metre): number {
  return cost + FAULT * (metre.length - filled);
}

/** No way to fill a metre with so many syllables costs less: each fills a position or is a fault. */
export function fewestFaults(syllables: number, metre: Metre): number {
  return FAULT * (syllables - metre.length);
}

function fillOne(metre: Metre, weights: SyllableWeights, before: Filled, next: Filled, limit: number): void {
  const { costs, from, low, high } = before;
  const most = Math.min(leastOf(before) + MOST_BEHIND, limit);
  next.costs.fill(Number.POSITIVE_INFINITY, low, high + MOST_FILLED + 1);
  next.low = metre.length + 1;
  next.high = 0;
  for (let at = low; at <= high; at++) {
    const cost = costs[at] ?? 0;
    if (cost > most || cost === Number.POSITIVE_INFINITY) continue;
    const origin = from[at] ?? 0;
    if (at < metre.length)
      for (const { fills, cost: more } of weights) putWeight(metre, at, fills, next, cost + more, origin);
    put(next, at, cost + FAULT, origin);
    next.low = Math.min(next.low, at);
  }
}

export function leastOf({ costs, low, high }: Filled): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = low; at <= high; at++) least = Math.min(least, costs[at] ?? 0);
  return least;
}

function putWeight(
  metre: Metre,
  at: number,
  fills: SyllableWeight['fills'],
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

function put(next: Filled, to: number, cost: number, origin: number): void {
  if (cost >= (next.costs[to] ?? 0)) return;
  next.costs[to] = cost;
  next.from[to] = origin;
  if (to > next.high) next.high = to;
}

function lightCost(metre: Metre, at: number): number {
  return metre[at] === 'heavy' ? FAULT : 0;
}
