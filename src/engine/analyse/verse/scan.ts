import type { Trellis } from '../context/viterbi.ts';
import { type Metre, MOST_POSITIONS } from './metres.ts';
import { BEHIND, type Heard, type SyllableWeight, type SyllableWeights } from './syllables.ts';

/** A hemistich with its likely readings and how each sounds, in the order of the trellis. */
export interface Scannable {
  readonly trellis: Trellis;
  readonly heard: readonly Heard[];
}

/** A hemistich as a metre reads it. */
export interface Scanned {
  /** What the context and the metre's faults cost together. */
  readonly cost: number;
  /** The state of each node, by its place in the trellis. */
  readonly states: readonly number[];
}

/** How much what the context says counts against the faults of a metre. */
export const CONTEXT_SHARE = 0.4;

/** What it costs to have filled each number of positions before the first syllable. */
const NOTHING_FILLED = new Float64Array(MOST_POSITIONS + 1).fill(Number.POSITIVE_INFINITY).fill(0, 0, 1);

const END = BEHIND.indexOf('end');

/** What was found at each place: a step, what stands behind its word, and the number of positions filled. */
interface Table {
  readonly width: number;
  /** What it costs to come to a step, and to leave it. */
  readonly incoming: Float64Array;
  readonly outgoing: Float64Array;
  /** For each place behind a step, that before it, and for that, the one behind the step before. */
  readonly from: Int32Array;
  readonly cameFrom: Int32Array;
}

/**
 * Finds the path that is cheapest in context and metre together. For each step, each thing that may stand behind it and
 * each number of positions filled, the cheapest way there is kept: the work is linear in links and positions.
 */
export function scan(hemistich: Scannable, metre: Metre): Scanned {
  const { stepStates, stepStarts } = hemistich.trellis;
  const width = metre.length + 1;
  const table = emptyTable(stepStates.length * BEHIND.length * width, width);
  for (let step = 0; step < (stepStarts[1] ?? 0); step++)
    for (let behind = 0; behind < BEHIND.length; behind++) table.incoming[placeOf(table, step, behind)] = 0;
  for (let step = 0; step < stepStates.length; step++) {
    for (let behind = 0; behind < BEHIND.length; behind++) leave(hemistich, metre, table, step, behind);
    follow(hemistich, table, step);
  }
  return pathBack(hemistich.trellis, table);
}

function emptyTable(size: number, width: number): Table {
  return {
    width,
    incoming: new Float64Array(size).fill(Number.POSITIVE_INFINITY),
    outgoing: new Float64Array(size).fill(Number.POSITIVE_INFINITY),
    from: new Int32Array(size),
    cameFrom: new Int32Array(size).fill(-1),
  };
}

function placeOf({ width }: Table, step: number, behind: number): number {
  return (step * BEHIND.length + behind) * width;
}

/** Weighs the word of a step with this behind it. What stands behind a silent step stands behind the word before it. */
function leave(
  { trellis: { stepStates, own }, heard }: Scannable,
  metre: Metre,
  table: Table,
  step: number,
  behind: number,
): void {
  const state = stepStates[step] ?? 0;
  const word = heard[state];
  const row = placeOf(table, step, behind);
  const source = word?.isSilent ? row : placeOf(table, step, 0);
  const before = table.incoming.subarray(source, source + table.width);
  const filled = word?.isSilent ? undefined : fill(metre, word?.syllables[behind] ?? [], before);
  const cost = (own[state] ?? 0) * CONTEXT_SHARE;
  for (let at = 0; at < table.width; at++) {
    table.outgoing[row + at] = (filled?.costs[at] ?? before[at] ?? 0) + cost;
    table.from[row + at] = source + (filled?.from[at] ?? at);
  }
}

/** Goes from a step to those that may follow it. */
function follow({ trellis, heard }: Scannable, table: Table, step: number): void {
  const { stepStates, followers, linkStarts, links } = trellis;
  let follower = followers[step] ?? 0;
  for (let link = linkStarts[step] ?? 0; link < (linkStarts[step + 1] ?? 0); link++, follower++) {
    const next = heard[stepStates[follower] ?? 0];
    const cost = (links[link] ?? 0) * CONTEXT_SHARE;
    if (next?.isSilent)
      for (let behind = 0; behind < BEHIND.length; behind++)
        goOn(table, placeOf(table, step, behind), placeOf(table, follower, behind), cost);
    else goOn(table, placeOf(table, step, next?.begins ?? 0), placeOf(table, follower, 0), cost);
  }
}

function goOn({ width, incoming, outgoing, cameFrom }: Table, row: number, to: number, link: number): void {
  for (let at = 0; at < width; at++) {
    const cost = (outgoing[row + at] ?? 0) + link;
    if (cost >= (incoming[to + at] ?? 0)) continue;
    incoming[to + at] = cost;
    cameFrom[to + at] = row + at;
  }
}

/** The states of the cheapest path that ends with the hemistich. */
function pathBack({ stepStarts, stepStates }: Trellis, table: Table): Scanned {
  let [best, cost] = [-1, Number.POSITIVE_INFINITY];
  for (let step = stepStarts[stepStarts.length - 2] ?? 0; step < stepStates.length; step++)
    for (let at = 0; at < table.width; at++) {
      const place = placeOf(table, step, END) + at;
      const whole = (table.outgoing[place] ?? 0) + FAULT * (table.width - 1 - at);
      if (whole < cost) [best, cost] = [place, whole];
    }
  const states: number[] = [];
  for (let place = best; place >= 0; place = table.cameFrom[table.from[place] ?? 0] ?? -1)
    states.push(stepStates[Math.floor(place / (BEHIND.length * table.width))] ?? 0);
  return { cost, states: states.reverse() };
}

/** The syllables of a hemistich whose words have one reading each. */
export function syllablesInRow(heard: readonly Heard[]): readonly SyllableWeights[] {
  const words = heard.filter(({ isSilent }) => !isSilent);
  return words.flatMap(({ syllables }, at) => syllables[words[at + 1]?.begins ?? END] ?? []);
}

/** What the faults of a metre cost in these syllables, and nothing that the context says. */
export function faultsOf(syllables: readonly SyllableWeights[], metre: Metre): number {
  const { costs } = fill(metre, syllables, NOTHING_FILLED);
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at <= metre.length; at++)
    least = Math.min(least, (costs[at] ?? 0) + FAULT * (metre.length - at));
  return least;
}

/** What it costs that a syllable does not fit its position, or that there is one too many or too few. */
const FAULT = 3;
/** What it costs that a heavy syllable stands for two light ones. */
const TWO_LIGHT = 0.6;
/** Ways to fill a metre that cost more than the cheapest by this are given up. */
const MOST_BEHIND = 8;

/** What it costs to have filled so many positions of a metre, by their number, and how many they were before. */
interface Filled {
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
export function fill(metre: Metre, syllables: readonly SyllableWeights[], before: Float64Array): Filled {
  let [filled, other]: readonly [Filled, Filled] = ROWS;
  filled.costs.set(before);
  for (let at = 0; at < before.length; at++) filled.from[at] = at;
  for (const weights of syllables) {
    fillOne(metre, weights, filled, other);
    [filled, other] = [other, filled];
  }
  return filled;
}

function fillOne(metre: Metre, weights: SyllableWeights, { costs, from }: Filled, next: Filled): void {
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

function put({ costs, from }: Filled, to: number, cost: number, origin: number): void {
  if (cost >= (costs[to] ?? 0)) return;
  costs[to] = cost;
  from[to] = origin;
}

function lightCost(metre: Metre, at: number): number {
  return metre[at] === 'heavy' ? FAULT : 0;
}
