import {
  MOST_FEATURES,
  ownFeatures,
  pairFeatures,
  surroundings,
} from '../../src/engine/analyse/context/features.ts';
import { createJudge } from '../../src/engine/analyse/context/model.ts';
import { viewNodes } from '../../src/engine/analyse/context/nodeView.ts';
import type { Example } from './example.ts';

/** Things to choose between, each with its hand-set cost and its features, in flat arrays. */
export interface Choices {
  readonly costs: Float64Array;
  /** Where the features of each begin in `features`; one more at the end. */
  readonly starts: Int32Array;
  readonly features: Uint32Array;
}

/** A sentence whose features are hashed once for all the times that it is learned from. */
export interface FlatExample {
  /** Where the states of each node begin; one more at the end. */
  readonly nodeStarts: Int32Array;
  readonly states: Choices;
  /** Where the pairs of each node with the node before begin: by the state before, then by the state. */
  readonly pairStarts: Int32Array;
  readonly pairs: Choices;
  /** 1 for each state that agrees with the writer's marks. */
  readonly meant: Uint8Array;
}

/** Hashes the features of all states and pairs of a sentence; where there is no choice there are none. */
export function flattened({ lattice: { nodes, states: rows }, gold }: Example): FlatExample {
  const views = viewNodes(nodes, rows);
  const around = surroundings(views, () => true);
  const byRules = createJudge(nodes, rows, undefined);
  const buffer = new Uint32Array(MOST_FEATURES);
  const [states, pairs] = [choicesBuilder(buffer), choicesBuilder(buffer)];
  const [nodeStarts, pairStarts] = [new Int32Array(rows.length + 1), new Int32Array(rows.length + 1)];
  rows.forEach((row, at) => {
    const before = at === 0 ? [] : (rows[at - 1] ?? []);
    const place = { around, views, at };
    [nodeStarts[at], pairStarts[at]] = [states.length(), pairs.length()];
    row.forEach(({ view }, column) => {
      states.add(byRules.own(at, column), row.length < 2 ? 0 : ownFeatures(place, view, buffer));
    });
    for (const [previousColumn, previous] of before.entries())
      for (const [column, { view }] of row.entries()) {
        const isChoice = row.length + before.length > 2;
        const count = isChoice ? pairFeatures(place, previous.view, view, buffer) : 0;
        pairs.add(byRules.pair(at, previousColumn, column), count);
      }
  });
  [nodeStarts[rows.length], pairStarts[rows.length]] = [states.length(), pairs.length()];
  const meant = Uint8Array.from(gold.flat(), Number);
  return { nodeStarts, states: states.built(), pairStarts, pairs: pairs.built(), meant };
}

interface ChoicesBuilder {
  /** Adds a choice whose features are the first `count` of the buffer. */
  add(cost: number, count: number): void;
  length(): number;
  built(): Choices;
}

function choicesBuilder(buffer: Uint32Array): ChoicesBuilder {
  const costs: number[] = [];
  const starts = [0];
  const features: number[] = [];
  return {
    add(cost, count) {
      costs.push(cost);
      features.push(...buffer.subarray(0, count));
      starts.push(features.length);
    },
    length: () => costs.length,
    built: () => ({
      costs: Float64Array.from(costs),
      starts: Int32Array.from(starts),
      features: Uint32Array.from(features),
    }),
  };
}
