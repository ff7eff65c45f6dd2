import { pairCost } from './costs.ts';
import { type NodeView, ownFeatures, pairFeatures, type StateView, viewNode, viewState } from './features.ts';
import type { Node, State } from './node.ts';

/** Weights by feature, folded to a power of two; more is likelier. */
export interface ContextWeights {
  readonly values: Int8Array | Float32Array;
  /** What one step of `values` is worth, in the units of the hand-set costs. */
  readonly scale: number;
}

/** Judges the states of one chain: lower is likelier. */
export interface Judge {
  own(at: number, column: number): number;
  pair(at: number, previousColumn: number, column: number): number;
}

/** The hand-set costs, and where there are weights, what was learned on top of them. */
export function createJudge(
  nodes: readonly Node[],
  states: readonly (readonly State[])[],
  weights: ContextWeights | undefined,
): Judge {
  if (weights === undefined) return handSet(nodes, states);
  const views = nodes.map(viewNode);
  const stateViews = states.map((row) => row.map(viewState));
  return learned(handSet(nodes, states), { views, stateViews }, weights);
}

function handSet(nodes: readonly Node[], states: readonly (readonly State[])[]): Judge {
  return {
    own: (at, column) => states[at]?.[column]?.cost ?? 0,
    pair(at, previousColumn, column) {
      const previous = states[at - 1]?.[previousColumn];
      const state = states[at]?.[column];
      const node = nodes[at];
      return previous && state && node ? pairCost(previous, state, node) : 0;
    },
  };
}

interface Views {
  readonly views: readonly NodeView[];
  readonly stateViews: readonly (readonly StateView[])[];
}

function learned(base: Judge, { views, stateViews }: Views, { values, scale }: ContextWeights): Judge {
  const mask = values.length - 1;
  let sum = 0;
  const add = (feature: number): void => {
    sum += values[feature & mask] ?? 0;
  };
  return {
    own(at, column) {
      const state = stateViews[at]?.[column];
      sum = 0;
      if (state !== undefined) ownFeatures(views, at, state, add);
      return base.own(at, column) - sum * scale;
    },
    pair(at, previousColumn, column) {
      const previous = stateViews[at - 1]?.[previousColumn];
      const state = stateViews[at]?.[column];
      sum = 0;
      if (previous !== undefined && state !== undefined) pairFeatures(views, at, previous, state, add);
      return base.pair(at, previousColumn, column) - sum * scale;
    },
  };
}
