import type { Weights } from '../../format/trained.ts';
import type { Arrays } from '../context/arrays.ts';
import { createJudge } from '../context/model.ts';
import type { Node, State } from '../context/node.ts';
import { forwardCosts, type Trellis, weigh } from '../context/viterbi.ts';
import type { SourceWord } from '../sentence/sourceWords.ts';
import type { Metre } from './metres.ts';
import { CONTEXT_SHARE, type Scannable, type Scanned, scan, scannable } from './scan.ts';
import { type Heard, heardAs } from './syllables.ts';

/** A hemistich, before context decides. */
export interface HemistichLattice {
  readonly words: ReadonlyMap<number, SourceWord>;
  readonly nodes: readonly Node[];
  readonly states: readonly (readonly State[])[];
}

/** A hemistich with what the context says of its readings. */
export interface Weighed extends Scannable {
  readonly lattice: HemistichLattice;
  /** What the cheapest reading costs without a metre: there is none that it costs less in. */
  readonly plain: number;
}

/** States whose own cost exceeds that of the best of their word by more than this are left out. */
const MARGIN = 5;

/** A hemistich with all its likely readings. What it returns holds as long as `arrays` are not reused. */
export function weighed(lattice: HemistichLattice, learned: Weights | undefined, arrays: Arrays): Weighed {
  const { words, nodes, states } = lattice;
  const trellis = weigh(states, createJudge(nodes, states, learned, arrays), MARGIN, arrays);
  const heard: Heard[] = [];
  nodes.forEach((node, at) => {
    const word = words.get(node.tokenIndex);
    for (let state = trellis.stateStarts[at] ?? 0; state < (trellis.stateStarts[at + 1] ?? 0); state++)
      heard.push(heardAs(states[at]?.[trellis.columns[state] ?? 0], word));
  });
  return { ...scannable(trellis, heard, arrays), lattice, plain: plainCost(trellis, arrays) };
}

function plainCost(trellis: Trellis, arrays: Arrays): number {
  const costs = forwardCosts(trellis, arrays);
  return (
    leastFrom(costs, trellis.stepStarts[trellis.stepStarts.length - 2] ?? 0, costs.length) * CONTEXT_SHARE
  );
}

/** How the readings of each word sound that are likeliest by themselves. */
export function likeliest({ trellis: { stateStarts, own }, heard }: Scannable): Heard[] {
  const found: Heard[] = [];
  for (let at = 0; at < stateStarts.length - 1; at++) {
    const [start, end] = [stateStarts[at] ?? 0, stateStarts[at + 1] ?? 0];
    const least = leastFrom(own, start, end);
    for (let state = start; state < end; state++) {
      const word = heard[state];
      if (word !== undefined && own[state] === least) found.push(word);
    }
  }
  return found;
}

function leastFrom(costs: Float64Array, start: number, end: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = start; at < end; at++) least = Math.min(least, costs[at] ?? 0);
  return least;
}

/** Some hemistichs as one metre reads them. */
export interface InMetre {
  readonly metre: Metre;
  readonly cost: number;
  /** The states of each hemistich. */
  readonly states: readonly (readonly State[])[];
}

/** Reads hemistichs in a metre; undefined if they cost more than `most` together. */
export function scanAll(hemistichs: readonly Weighed[], metre: Metre, most: number): InMetre | undefined {
  let cost = 0;
  let rest = hemistichs.reduce((sum, { plain }) => sum + plain, 0);
  const states: State[][] = [];
  for (const hemistich of hemistichs) {
    rest -= hemistich.plain;
    const scanned = scan(hemistich, metre, most - cost - rest);
    if (scanned === undefined) return undefined;
    cost += scanned.cost;
    states.push(statesOf(hemistich, scanned));
  }
  return { metre, cost, states };
}

function statesOf({ lattice: { states }, trellis }: Weighed, { states: chosen }: Scanned): State[] {
  return chosen.flatMap((state, at) => states[at]?.[trellis.columns[state] ?? 0] ?? []);
}
