import type { Weights } from '../hash.ts';
import { pairCost } from './costs.ts';
import { type NodeView, ownFeatures, pairFeatures, viewNode } from './features.ts';
import type { Node, State } from './node.ts';

/** Judges the states of one chain: lower is likelier. */
export interface Judge {
  own(at: number, column: number): number;
  pair(at: number, previousColumn: number, column: number): number;
}

/** The hand-set costs, and where there are weights, what was learned on top of them. */
export function createJudge(
  nodes: readonly Node[],
  states: readonly (readonly State[])[],
  weights: Weights | undefined,
): Judge {
  if (weights === undefined) return handSet(nodes, states);
  const views = nodes.map(viewNode);
  return learned(handSet(nodes, states), { views, states }, weights);
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
  readonly states: readonly (readonly State[])[];
}

/** Where there is no choice, nothing is looked up: it would only add the same to every path. */
function learned(base: Judge, { views, states }: Views, { values, scale }: Weights): Judge {
  const mask = values.length - 1;
  let sum = 0;
  const add = (feature: number): void => {
    sum += values[feature & mask] ?? 0;
  };
  return {
    own(at, column) {
      const row = states[at] ?? [];
      const state = row[column];
      sum = 0;
      if (state !== undefined && row.length > 1) ownFeatures(views, at, state.view, add);
      return base.own(at, column) - sum * scale;
    },
    pair(at, previousColumn, column) {
      const previousRow = states[at - 1] ?? [];
      const row = states[at] ?? [];
      const previous = previousRow[previousColumn];
      const state = row[column];
      sum = 0;
      if (previous !== undefined && state !== undefined && previousRow.length + row.length > 2)
        pairFeatures(views, at, previous.view, state.view, add);
      return base.pair(at, previousColumn, column) - sum * scale;
    },
  };
}
