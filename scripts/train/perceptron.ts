import {
  MOST_FEATURES,
  ownFeatures,
  pairFeatures,
  surroundings,
} from '../../src/engine/analyse/context/features.ts';
import { createJudge, type Judge } from '../../src/engine/analyse/context/model.ts';
import { viewNodes } from '../../src/engine/analyse/context/nodeView.ts';
import { cheapestPath } from '../../src/engine/analyse/context/viterbi.ts';
import type { Lattice } from '../../src/engine/analyse/lattice.ts';

/** A sentence to learn from: its readings and which of them its writer meant. */
export interface Example {
  readonly lattice: Lattice;
  readonly gold: readonly (readonly boolean[])[];
}

/** Features fold to this many weights. */
export const WEIGHTS = 2 ** 20;
const MASK = WEIGHTS - 1;
const STEP = 0.05;
/** In the costs' unit: by how much the meant reading of a word has to win. */
const MARGIN = 1;

/**
 * Averaged structured perceptron over the hand-set costs: where the best path is not the meant one, the features of
 * the meant path are raised and those of the mistaken one lowered. Of the paths that agree with the writer's marks
 * the meant one is that which the rules prefer, so that parts of speech do not drift. Deterministic.
 */
export function train(examples: readonly Example[], epochs: number): Float32Array {
  const weights = new Float32Array(WEIGHTS);
  const totals = new Float64Array(WEIGHTS);
  let time = 1;
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const at of shuffled(examples.length, epoch)) {
      const example = examples[at];
      if (example !== undefined)
        learn(example, weights, (feature, step) => {
          weights[feature & MASK] = (weights[feature & MASK] ?? 0) + step;
          totals[feature & MASK] = (totals[feature & MASK] ?? 0) + step * time;
        });
      time++;
    }
  return Float32Array.from(weights, (weight, at) => weight - (totals[at] ?? 0) / time);
}

function learn(
  { lattice, gold }: Example,
  values: Float32Array,
  change: (feature: number, step: number) => void,
): void {
  const { nodes, states } = lattice;
  const judge = createJudge(nodes, states, { values, scale: 1 });
  const found = cheapestPath(states, withMargin(judge, gold), () => true);
  const byRules = createJudge(nodes, states, undefined);
  const meant = cheapestPath(states, byRules, (at, column) => gold[at]?.[column] ?? false);
  visitPath(lattice, meant, found, (feature) => change(feature, STEP));
  visitPath(lattice, found, meant, (feature) => change(feature, -STEP));
}

/** Makes what is not meant look cheaper by the margin that it has to lose by. */
function withMargin(judge: Judge, gold: Example['gold']): Judge {
  return {
    own: (at, column) => judge.own(at, column) - (gold[at]?.[column] ? 0 : MARGIN),
    pair: judge.pair,
  };
}

/** Visits the features of `path` where it differs from `other`. */
function visitPath(
  { nodes, states }: Lattice,
  path: readonly number[],
  other: readonly number[],
  visit: (feature: number) => void,
): void {
  const views = viewNodes(nodes, states);
  const chosen = path.map((column, at) => states[at]?.[column]?.view);
  const features = new Uint32Array(MOST_FEATURES);
  const visitFirst = (count: number): void => features.subarray(0, count).forEach(visit);
  const differs = (at: number): boolean => path[at] !== other[at];
  const around = surroundings(views, (at) => differs(at) || differs(at - 1));
  chosen.forEach((state, at) => {
    const previous = chosen[at - 1];
    const place = { around, views, at };
    if (state === undefined) return;
    if (differs(at)) visitFirst(ownFeatures(place, state, features));
    if (previous && (differs(at) || differs(at - 1)))
      visitFirst(pairFeatures(place, previous, state, features));
  });
}

/** The numbers below `length` in an order that depends only on `seed` (Mulberry32). */
export function shuffled(length: number, seed: number): number[] {
  const order = Array.from({ length }, (_, at) => at);
  let state = seed + 1;
  for (let at = length - 1; at > 0; at--) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const other = ((mixed ^ (mixed >>> 14)) >>> 0) % (at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}
