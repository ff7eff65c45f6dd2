import assert from 'node:assert/strict';
import fc from 'fast-check';
import { cheapestWithin } from '../../../../scripts/train/cheapestWithin.ts';
import { confidenceOf } from '../../../../src/engine/analyse/context/confidence.ts';
import { LABELS, tripleOf } from '../../../../src/engine/analyse/context/layout.ts';
import { createJudge, type Judge } from '../../../../src/engine/analyse/context/model.ts';
import type { State } from '../../../../src/engine/analyse/context/node.ts';
import { cheapestByRules } from '../../../../src/engine/analyse/context/rules.ts';
import { statesOf } from '../../../../src/engine/analyse/context/states.ts';
import { decide } from '../../../../src/engine/analyse/context/viterbi.ts';
import { createLatticeReader } from '../../../../src/engine/analyse/lattice.ts';
import { openLexicon } from '../../../../src/engine/analyse/lexicon/openLexicon.ts';
import { UNCALIBRATED } from '../../../../src/engine/format/trained.ts';
import { testEngineData } from '../../../support/engine.ts';

const readLattice = createLatticeReader(openLexicon(testEngineData()));
const [lattice] = readLattice('مرد کرم');
const [some = []] = (lattice?.nodes ?? []).slice(1).map(statesOf);

const LABEL_BEFORE_THE_FIRST = LABELS - 1;

interface Chain {
  readonly states: readonly (readonly State[])[];
  readonly judge: Judge;
}

/**
 * A chain of nodes with so many states, judged by numbers that depend on their places; they stay below the margin at
 * which a state is left out.
 */
function chainOf(widths: readonly number[], seed: number): Chain {
  const states = widths.map((width) => some.slice(0, 1 + (width % some.length)));
  const cost = (...places: number[]): number =>
    places.reduce((sum, place, at) => (sum * 31 + place * 17 + at + seed) % 101, 7) / 24;
  return {
    states,
    judge: {
      own: (at, column) => cost(at, column),
      pair: (at, before, column) => cost(at, before, column),
      triple: (at, labels) => cost(at, labels),
    },
  };
}

function costOf(path: readonly number[], { states, judge }: Chain): number {
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
  it('costs no more than any other, and each word tells what it costs', () => {
    fc.assert(
      fc.property(widths, fc.nat(1000), (sizes, seed) => {
        const made = chainOf(sizes, seed);
        const least = Math.min(...everyPath(made.states).map((path) => costOf(path, made)));
        for (const { ranked } of decide(made.states, made.judge))
          if (ranked.length > 1) assert.ok(Math.abs((ranked[0]?.pathCost ?? 0) - least) < 1e-9);
      }),
    );
  });

  it('goes only where it may', () => {
    fc.assert(
      fc.property(widths, fc.nat(1000), (sizes, seed) => {
        const { states, judge } = chainOf(sizes, seed);
        const first = states.map((row) => row.map((_, column) => column === 0));
        assert.deepEqual(
          cheapestWithin(states, judge, first),
          states.map(([state]) => state),
        );
      }),
    );
  });
});

describe('the cheapest path by the rules', () => {
  const { nodes = [], states = [] } = readLattice('در سال گذشته مرد کرم خرید')[0] ?? {};
  const judge = createJudge(nodes, states, undefined);

  it('costs no more than any other of the states that it may take', () => {
    fc.assert(
      fc.property(fc.nat(1000), (seed) => {
        const rows = states.map((row, at) => row.filter((_, column) => (seed >> (at + column)) % 2 === 0));
        const allowed = rows.map((row, at) =>
          row.length > 0 ? row.slice(0, 3) : (states[at] ?? []).slice(0, 1),
        );
        const columns = (path: readonly State[]): number[] =>
          path.map((state, at) => states[at]?.indexOf(state) ?? -1);
        const found = cheapestByRules(nodes, states, (at, state) => allowed[at]?.includes(state) ?? false);
        const others = everyPath(allowed).map((path) =>
          columns(path.flatMap((column, at) => allowed[at]?.[column] ?? [])),
        );
        const least = Math.min(...others.map((path) => costOf(path, { states, judge })));
        assert.ok(Math.abs(costOf(columns(found), { states, judge }) - least) < 1e-9);
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
