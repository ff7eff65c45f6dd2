import type { Weights } from '../../format/trained.ts';
import { type Arrays, newArrays } from './arrays.ts';
import {
  MOST_FEATURES,
  ownFeatures,
  type Place,
  pairFeatures,
  surroundings,
  tripleFeatures,
} from './features.ts';
import type { Node, State } from './node.ts';
import { viewNodes } from './nodeView.ts';
import { pairCost } from './rules.ts';

/** Judges the states of one chain: lower is likelier. */
export interface Judge {
  own(at: number, column: number): number;
  pair(at: number, previousColumn: number, column: number): number;
  /** What it costs that three labels follow each other, the last of them here; `labels` is of `tripleOf`. */
  triple(at: number, labels: number): number;
}

/** The hand-set costs, and where there are weights, what was learned on top of them. */
export function createJudge(
  nodes: readonly Node[],
  states: readonly (readonly State[])[],
  weights: Weights | undefined,
  arrays: Arrays = newArrays,
): Judge {
  return weights === undefined ? handSet(nodes, states) : learned(nodes, states, weights, arrays);
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
    triple: () => 0,
  };
}

/** Where there is no choice, nothing is looked up: it would only add the same to every path. */
function learned(
  nodes: readonly Node[],
  states: readonly (readonly State[])[],
  { values, scale }: Weights,
  arrays: Arrays,
): Judge {
  const views = viewNodes(nodes, states);
  const sinceChoice = nodesSinceChoice(states, arrays);
  const isNear = (at: number, distance: number): boolean => (sinceChoice[at] ?? 0) <= distance;
  const around = surroundings(views, (at) => isNear(at, 2), arrays);
  const mask = values.length - 1;
  const features = arrays.uint32(MOST_FEATURES);
  const sumOf = (count: number): number => {
    let sum = 0;
    for (let at = 0; at < count; at++) sum += values[(features[at] ?? 0) & mask] ?? 0;
    return sum * scale;
  };
  let place: Place = { around, views, at: 0 };
  const placeAt = (at: number): Place => {
    if (place.at !== at) place = { around, views, at };
    return place;
  };
  return {
    own(at, column) {
      const state = states[at]?.[column];
      if (state === undefined) return 0;
      return isNear(at, 0) ? state.cost - sumOf(ownFeatures(placeAt(at), state.view, features)) : state.cost;
    },
    pair(at, previousColumn, column) {
      const previous = states[at - 1]?.[previousColumn];
      const state = states[at]?.[column];
      const node = nodes[at];
      if (previous === undefined || state === undefined || node === undefined) return 0;
      const cost = pairCost(previous, state, node);
      return isNear(at, 1)
        ? cost - sumOf(pairFeatures(placeAt(at), previous.view, state.view, features))
        : cost;
    },
    triple: (at, labels) => (isNear(at, 2) ? -sumOf(tripleFeatures(placeAt(at), labels, features)) : 0),
  };
}

/** How far behind each node the nearest is that has several states; 0 where it has them itself. */
function nodesSinceChoice(states: readonly (readonly State[])[], arrays: Arrays): Uint32Array {
  const distances = arrays.uint32(states.length);
  let since = states.length;
  for (const [at, { length }] of states.entries()) {
    since = length > 1 ? 0 : since + 1;
    distances[at] = since;
  }
  return distances;
}
