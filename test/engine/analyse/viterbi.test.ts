import assert from 'node:assert/strict';
import fc from 'fast-check';
import { confidenceOf, UNCALIBRATED } from '../../../src/engine/analyse/context/confidence.ts';
import { statesOf } from '../../../src/engine/analyse/context/costs.ts';
import { LABELS, tripleOf } from '../../../src/engine/analyse/context/layout.ts';
import type { Judge } from '../../../src/engine/analyse/context/model.ts';
import type { State } from '../../../src/engine/analyse/context/node.ts';
import { cheapestPath, decide } from '../../../src/engine/analyse/context/viterbi.ts';
import { createLatticeReader } from '../../../src/engine/analyse/lattice.ts';
import { openLexicon } from '../../../src/engine/analyse/lexicon.ts';
import { testEngineData } from '../../support/engine.ts';

const [lattice] = createLatticeReader(openLexicon(testEngineData()))('مرد کرم');
const [some = []] = (lattice?.nodes ?? []).slice(1).map(statesOf);

const LABEL_BEFORE_THE_FIRST = LABELS - 1;

/** A chain of nodes with so many states, judged by numbers that depend on their places. */
function chainOf(widths: readonly number[], seed: number): { states: State[][]; judge: Judge } {
  const states = widths.map((width) => some.slice(0, 1 + (width % some.length)));
  const cost = (...places: number[]): number =>
    places.reduce((sum, place, at) => (sum * 31 + place * 17 + at + seed) % 101, 7) / 12;
  return {
    states,
    judge: {
      own: (at, column) => cost(at, column),
      pair: (at, before, column) => cost(at, before, column),
      triple: (at, labels) => cost(at, labels),
    },
  };
}

function costOf(path: readonly number[], { states, judge }: ReturnType<typeof chainOf>): number {
  return path.reduce((sum, column, at) => {
    const own = states[at]?.length === 1 ? 0 : judge.own(at, column);
    if (at === 0) return sum + own;
    const labelAt = (node: number): number =>
      states[node]?.[path[node] ?? 0]?.view.label ?? LABEL_BEFORE_THE_FIRST;
    const triple = judge.triple(at, tripleOf(labelAt(at - 2), labelAt(at - 1), labelAt(at)));
    return sum + own + judge.pair(at, path[at - 1] ?? 0, column) + triple;
  }, 0);
}

function everyPath(states: readonly (readonly State[])[]): number[][] {
  return states.reduce<number[][]>(
    (paths, row) => paths.flatMap((path) => row.map((_, column) => [...path, column])),
    [[]],
  );
}

const widths = fc.array(fc.nat(3), { minLength: 1, maxLength: 6 });

describe('the cheapest path', () => {
  it('costs no more than any other', () => {
    fc.assert(
      fc.property(widths, fc.nat(1000), (sizes, seed) => {
        const made = chainOf(sizes, seed);
        const found = cheapestPath(made.states, made.judge, () => true);
        const least = Math.min(...everyPath(made.states).map((path) => costOf(path, made)));
        assert.ok(Math.abs(costOf(found, made) - least) < 1e-9);
      }),
    );
  });

  it('goes only where it may', () => {
    fc.assert(
      fc.property(widths, fc.nat(1000), (sizes, seed) => {
        const { states, judge } = chainOf(sizes, seed);
        const path = cheapestPath(states, judge, (_, column) => column === 0);
        assert.deepEqual(
          path,
          states.map(() => 0),
        );
      }),
    );
  });
});

describe('a decision', () => {
  it('ranks all states of its word, the best first, with a confidence from 0 to 1', () => {
    fc.assert(
      fc.property(widths, fc.nat(1000), (sizes, seed) => {
        const { states, judge } = chainOf(sizes, seed);
        for (const [at, decision] of decide(states, judge).entries()) {
          assert.equal(decision.ranked.length, states[at]?.length);
          assert.equal(decision.ranked[0]?.state, decision.best);
          const confidence = confidenceOf(decision, UNCALIBRATED);
          assert.ok(confidence >= 0.5 && confidence <= 1);
        }
      }),
    );
  });
});
