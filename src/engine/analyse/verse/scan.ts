import type { Arrays } from '../context/arrays.ts';
import type { Trellis } from '../context/viterbi.ts';
import {
  type Filled,
  fewestFaults,
  fill,
  leastOf,
  leastWhole,
  NOTHING_FILLED,
  type Ways,
  wholeCost,
} from './fill.ts';
import { type Metre, MOST_POSITIONS } from './metres.ts';
import { BEHIND, type Heard, type SyllableWeights } from './syllables.ts';

/** A hemistich with its likely readings and how each sounds, in the order of the trellis. */
export interface Scannable {
  readonly trellis: Trellis;
  readonly heard: readonly Heard[];
  /** What the cheapest reading of what follows each step costs without a metre. */
  readonly rest: Float64Array;
  /** For each node, which of `BEHIND` may stand behind its word: a bit for each. */
  readonly behind: Uint8Array;
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
/** Sums of the same costs in another order may differ by less than this. */
export const ROUNDING = 1e-6;

const END = BEHIND.indexOf('end');

/** Prepares a hemistich for being scanned in several metres. */
export function scannable(trellis: Trellis, heard: readonly Heard[], arrays: Arrays): Scannable {
  return { trellis, heard, rest: restCosts(trellis, arrays), behind: behindNodes(trellis, heard, arrays) };
}

function restCosts({ stepStates, followers, linkStarts, own, links }: Trellis, arrays: Arrays): Float64Array {
  const rest = arrays.float64(stepStates.length);
  for (let step = stepStates.length - 1; step >= 0; step--) {
    const [start, end] = [linkStarts[step] ?? 0, linkStarts[step + 1] ?? 0];
    if (start === end) continue;
    let least = Number.POSITIVE_INFINITY;
    let follower = followers[step] ?? 0;
    for (let link = start; link < end; link++, follower++) {
      const cost = ((links[link] ?? 0) + (own[stepStates[follower] ?? 0] ?? 0)) * CONTEXT_SHARE;
      least = Math.min(least, cost + (rest[follower] ?? 0));
    }
    rest[step] = least;
  }
  return rest;
}

/** What stands behind a silent node stands behind the word before it. */
function behindNodes({ stateStarts }: Trellis, heard: readonly Heard[], arrays: Arrays): Uint8Array {
  const last = stateStarts.length - 2;
  const behind = arrays.uint8(last + 1);
  behind[last] = 1 << END;
  for (let at = last; at > 0; at--)
    for (let state = stateStarts[at] ?? 0; state < (stateStarts[at + 1] ?? 0); state++) {
      const word = heard[state];
      behind[at - 1] =
        (behind[at - 1] ?? 0) | (word?.isSilent ? (behind[at] ?? 0) : 1 << (word?.begins ?? 0));
    }
  return behind;
}

/** A hemistich to scan in a metre; ways that would cost more than `most` in the end need not be found. */
interface Sought {
  readonly hemistich: Scannable;
  readonly metre: Metre;
  readonly most: number;
}

/**
 * Finds the path that is cheapest in context and metre together, if it does not cost more than `most`. For each step,
 * each thing that may stand behind it and each number of positions filled, the cheapest way there is kept: the work is
 * linear in links and positions.
 */
export function scan(hemistich: Scannable, metre: Metre, most: number): Scanned | undefined {
  const { stepStates, stepStarts } = hemistich.trellis;
  const sought = { hemistich, metre, most: most + ROUNDING };
  const end: End = { cost: Number.POSITIVE_INFINITY, place: -1 };
  WAYS.clear(stepStates.length);
  for (let row = 0; row < (stepStarts[1] ?? 0) * BEHIND.length; row++) WAYS.begin(row);
  for (let node = 0; node < stepStarts.length - 1; node++)
    for (let step = stepStarts[node] ?? 0; step < (stepStarts[node + 1] ?? 0); step++)
      for (let behind = 0; behind < BEHIND.length; behind++) {
        if (((hemistich.behind[node] ?? 0) & (1 << behind)) === 0) continue;
        const filled = leave(sought, step, behind);
        if (filled === undefined) continue;
        if (node === stepStarts.length - 2) endWith(filled, metre, end);
        else follow(sought, step, behind, filled);
      }
  return end.place < 0 ? undefined : { cost: end.cost, states: statesBack(hemistich.trellis, end.place) };
}

/** Weighs the word of a step with this behind it; undefined if nothing leads here. */
function leave({ hemistich, metre, most }: Sought, step: number, behind: number): Filled | undefined {
  const { trellis, heard, rest } = hemistich;
  const state = trellis.stepStates[step] ?? 0;
  const word = heard[state];
  const before = WAYS.row(rowOf(step, word?.isSilent ? behind : 0));
  if (before.low > before.high) return undefined;
  const cost = (trellis.own[state] ?? 0) * CONTEXT_SHARE;
  const filled = fill(metre, word?.syllables[behind] ?? [], before, most - cost - (rest[step] ?? 0));
  for (let at = filled.low; at <= filled.high; at++) filled.costs[at] = (filled.costs[at] ?? 0) + cost;
  return filled;
}

/** Goes from a step to those that may follow it. */
function follow({ hemistich, most }: Sought, step: number, behind: number, filled: Filled): void {
  const { trellis, heard, rest } = hemistich;
  const { stepStates, followers, linkStarts, links, own } = trellis;
  const least = leastOf(filled);
  let follower = followers[step] ?? 0;
  for (let link = linkStarts[step] ?? 0; link < (linkStarts[step + 1] ?? 0); link++, follower++) {
    const state = stepStates[follower] ?? 0;
    const next = heard[state];
    const cost = (links[link] ?? 0) * CONTEXT_SHARE;
    if (least + cost + (own[state] ?? 0) * CONTEXT_SHARE + (rest[follower] ?? 0) > most) continue;
    if (next?.isSilent) WAYS.add(rowOf(follower, behind), filled, cost);
    else if (next?.begins === behind) WAYS.add(rowOf(follower, 0), filled, cost);
  }
}

/** Where the cheapest way so far ends. */
interface End {
  cost: number;
  place: number;
}

function endWith({ costs, from, low, high }: Filled, metre: Metre, end: End): void {
  for (let at = low; at <= high; at++) {
    const cost = wholeCost(costs[at] ?? 0, at, metre);
    if (cost >= end.cost) continue;
    end.cost = cost;
    end.place = from[at] ?? 0;
  }
}

function statesBack({ stepStates }: Trellis, end: number): number[] {
  const states: number[] = [];
  for (let place = end; place >= 0; place = WAYS.cameFrom[place] ?? -1)
    states.push(stepStates[Math.floor(place / (BEHIND.length * WIDTH))] ?? 0);
  return states.reverse();
}

const WIDTH = MOST_POSITIONS + 1;

/** What stands behind a silent step stands behind the word before it; the other rows of words stay empty. */
function rowOf(step: number, behind: number): number {
  return step * BEHIND.length + behind;
}

/** The ways to come to each step, in rows. */
class Table {
  costs = new Float64Array(0);
  /** The place that each way came from, and -1 at the beginning. */
  cameFrom = new Int32Array(0);
  low = new Uint8Array(0);
  high = new Uint8Array(0);

  clear(steps: number): void {
    const rows = steps * BEHIND.length;
    if (rows > this.low.length) {
      this.costs = new Float64Array(rows * WIDTH);
      this.cameFrom = new Int32Array(rows * WIDTH);
      this.low = new Uint8Array(rows);
      this.high = new Uint8Array(rows);
    }
    this.low.fill(WIDTH, 0, rows);
    this.high.fill(0, 0, rows);
  }

  row(row: number): Ways {
    return { costs: this.costs, start: row * WIDTH, low: this.low[row] ?? WIDTH, high: this.high[row] ?? 0 };
  }

  /** Begins a hemistich with nothing filled. */
  begin(row: number): void {
    this.costs[row * WIDTH] = 0;
    this.cameFrom[row * WIDTH] = -1;
    this.low[row] = 0;
  }

  /** Adds ways that cost so much more to a row, each where it is the cheapest. */
  add(row: number, { costs, from, low, high }: Filled, more: number): void {
    const start = row * WIDTH;
    if ((this.low[row] ?? 0) > (this.high[row] ?? 0))
      this.costs.fill(Number.POSITIVE_INFINITY, start, start + WIDTH);
    this.low[row] = Math.min(this.low[row] ?? 0, low);
    this.high[row] = Math.max(this.high[row] ?? 0, high);
    for (let at = low; at <= high; at++) {
      const cost = (costs[at] ?? 0) + more;
      if (cost >= (this.costs[start + at] ?? 0)) continue;
      this.costs[start + at] = cost;
      this.cameFrom[start + at] = from[at] ?? 0;
    }
  }
}

/** One for all scans: none is kept. */
const WAYS = new Table();

/** The syllables of a hemistich whose words have one reading each. */
export function syllablesInRow(heard: readonly Heard[]): readonly SyllableWeights[] {
  const words = heard.filter(({ isSilent }) => !isSilent);
  return words.flatMap(({ syllables }, at) => syllables[words[at + 1]?.begins ?? END] ?? []);
}

/** What the faults of a metre cost in these syllables, and nothing that the context says; infinite if more than `most`. */
export function faultsOf(syllables: readonly SyllableWeights[], metre: Metre, most: number): number {
  if (fewestFaults(syllables.length, metre) > most) return Number.POSITIVE_INFINITY;
  return leastWhole(fill(metre, syllables, NOTHING_FILLED, most), metre);
}
