import type { Weights } from '../../format/trained.ts';
import { newArrays } from '../context/arrays.ts';
import { createJudge } from '../context/model.ts';
import type { Node, State } from '../context/node.ts';
import { type Trellis, weigh } from '../context/viterbi.ts';
import type { SourceWord } from '../sentence/sourceWords.ts';
import type { Metre } from './metres.ts';
import { type Scannable, type Scanned, scan } from './scan.ts';
import { type Heard, heardAs } from './syllables.ts';

/** A hemistich, before context decides. */
export interface HemistichLattice {
  readonly words: ReadonlyMap<number, SourceWord>;
  readonly nodes: readonly Node[];
  readonly states: readonly (readonly State[])[];
}

/** States whose own cost exceeds that of the best of their word by more than this are left out. */
const MARGIN = 5;

/** A hemistich with all its likely readings. */
export function scannable(lattice: HemistichLattice, learned: Weights | undefined): Scannable {
  return withinMargin(lattice, learned, MARGIN);
}

/** A hemistich with the reading of each word that is likeliest by itself. */
export function scannableAtOnce(lattice: HemistichLattice, learned: Weights | undefined): Scannable {
  return withinMargin(lattice, learned, 0);
}

function withinMargin(
  { words, nodes, states }: HemistichLattice,
  learned: Weights | undefined,
  margin: number,
): Scannable {
  const trellis = weigh(states, createJudge(nodes, states, learned), margin, newArrays);
  const heard: Heard[] = [];
  nodes.forEach((node, at) => {
    for (let state = trellis.stateStarts[at] ?? 0; state < (trellis.stateStarts[at + 1] ?? 0); state++)
      heard.push(heardAs(states[at]?.[trellis.columns[state] ?? 0], words.get(node.tokenIndex)));
  });
  return { trellis, heard };
}

/** A metre and what hemistichs cost in it. */
export interface MetreCost {
  readonly metre: Metre;
  readonly cost: number;
}

/** What hemistichs cost together in each of some metres, the cheapest first. */
export function costsInMetres(hemistichs: readonly Scannable[], metres: readonly Metre[]): MetreCost[] {
  const costs = metres.map((metre) => ({
    metre,
    cost: hemistichs.reduce((sum, hemistich) => sum + scan(hemistich, metre).cost, 0),
  }));
  return costs.sort((a, b) => a.cost - b.cost);
}

/** The states of a hemistich as a metre reads it. */
export function readInMetre(lattice: HemistichLattice, metre: Metre, learned: Weights | undefined): State[] {
  const hemistich = scannable(lattice, learned);
  return statesOf(lattice, hemistich.trellis, scan(hemistich, metre));
}

function statesOf({ states }: HemistichLattice, trellis: Trellis, { states: chosen }: Scanned): State[] {
  return chosen.flatMap((state, at) => states[at]?.[trellis.columns[state] ?? 0] ?? []);
}
