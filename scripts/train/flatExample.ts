import {
  createJudge,
  type Layout,
  layOut,
  MOST_FEATURES,
  ownFeatures,
  pairFeatures,
  type State,
  type States,
  surroundings,
  tripleFeatures,
  viewNodes,
  visitTriples,
} from '../../src/engine/compile/index.ts';
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
  readonly layout: Layout;
  readonly states: Choices;
  readonly pairs: Choices;
  readonly triples: Choices;
  /** 1 for each state that agrees with the writer's marks. */
  readonly meant: Uint8Array;
}

/** Hashes the features of a sentence's states, pairs and triples; where there is no choice there are none. */
export function flattened({ lattice: { nodes, states: rows }, gold }: Example): FlatExample {
  const views = viewNodes(nodes, rows);
  const around = surroundings(views, () => true);
  const byRules = createJudge(nodes, rows, undefined);
  const layout = layOut(statesIn(rows));
  const buffer = new Uint32Array(MOST_FEATURES);
  const [states, pairs, triples] = [choicesBuilder(buffer), choicesBuilder(buffer), choicesBuilder(buffer)];
  const isChoice = (...places: number[]): boolean => places.some((at) => (rows[at]?.length ?? 1) > 1);
  rows.forEach((row, at) => {
    const place = { around, views, at };
    for (const [column, { view }] of row.entries())
      states.add(byRules.own(at, column), isChoice(at) ? ownFeatures(place, view, buffer) : 0);
    for (const [previousColumn, previous] of (rows[at - 1] ?? []).entries())
      for (const [column, { view }] of row.entries()) {
        const count = isChoice(at, at - 1) ? pairFeatures(place, previous.view, view, buffer) : 0;
        pairs.add(byRules.pair(at, previousColumn, column), count);
      }
    visitTriples(layout, at, (labels) =>
      triples.add(0, isChoice(at, at - 1, at - 2) ? tripleFeatures(place, labels, buffer) : 0),
    );
  });
  const meant = Uint8Array.from(gold.flat(), Number);
  return { layout, states: states.built(), pairs: pairs.built(), triples: triples.built(), meant };
}

function statesIn(rows: readonly (readonly State[])[]): States {
  const stateStarts = new Int32Array(rows.length + 1);
  for (const [at, row] of rows.entries()) stateStarts[at + 1] = (stateStarts[at] ?? 0) + row.length;
  return { stateStarts, stateLabels: Uint8Array.from(rows.flat(), ({ view }) => view.label) };
}

interface ChoicesBuilder {
  /** Adds a choice whose features are the first `count` of the buffer. */
  add(cost: number, count: number): void;
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
    built: () => ({
      costs: Float64Array.from(costs),
      starts: Int32Array.from(starts),
      features: Uint32Array.from(features),
    }),
  };
}
