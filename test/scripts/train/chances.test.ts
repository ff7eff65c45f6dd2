import assert from 'node:assert/strict';
import fc from 'fast-check';
import { chances, type Scores } from '../../../scripts/train/chances.ts';
import { LABELS, type Layout, layOut, tripleOf, visitTriples } from '../../../src/engine/compile/index.ts';

/** Every way through the chain, as the numbers of its states. */
function pathsThrough({ stateStarts }: Layout): number[][] {
  let paths: number[][] = [[]];
  for (let at = 0; at < stateStarts.length - 1; at++) {
    const [from = 0, to = 0] = stateStarts.subarray(at, at + 2);
    const states = Array.from({ length: to - from }, (_, column) => from + column);
    paths = paths.flatMap((path) => states.map((state) => [...path, state]));
  }
  return paths;
}

/** What a path is worth, its pairs and triples found by what they are, not by the links of the layout. */
function weightOf(
  { layout, rows }: Chain,
  { states, pairs, triples }: Scores,
  path: readonly number[],
): number {
  const labels = path.map((state, at) => rows[at]?.[state - (layout.stateStarts[at] ?? 0)] ?? 0);
  return Math.exp(
    path.reduce((sum, state, at) => {
      const own = states[state] ?? 0;
      if (at === 0) return own;
      const [before = 0, here = 0, end = 0] = layout.stateStarts.subarray(at - 1, at + 2);
      const pair =
        (layout.pairStarts[at] ?? 0) + ((path[at - 1] ?? 0) - before) * (end - here) + state - here;
      return sum + own + (pairs[pair] ?? 0) + (triples[tripleAt(layout, at, labels)] ?? 0);
    }, 0),
  );
}

function tripleAt(layout: Layout, at: number, labels: readonly number[]): number {
  const [twoBefore = LABELS - 1, before = LABELS - 1, here = 0] = [
    labels[at - 2],
    labels[at - 1],
    labels[at],
  ];
  const known: number[] = [];
  visitTriples(layout, at, (triple) => known.push(triple));
  return (layout.tripleStarts[at] ?? 0) + known.indexOf(tripleOf(twoBefore, before, here));
}

function layoutOf(rows: Chain['rows']): Layout {
  const stateStarts = new Int32Array(rows.length + 1);
  for (const [at, row] of rows.entries()) stateStarts[at + 1] = (stateStarts[at] ?? 0) + row.length;
  return layOut({ stateStarts, stateLabels: Uint8Array.from(rows.flat()) });
}

interface Chain {
  /** The labels of the states of each node. */
  readonly rows: readonly (readonly number[])[];
  readonly layout: Layout;
}

const label = fc.nat(2);

const chains = fc
  .array(fc.array(label, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
  .chain((rows) => {
    const layout = layoutOf(rows);
    const worth = (length: number): fc.Arbitrary<Float64Array> =>
      fc
        .array(fc.double({ min: -4, max: 4, noNaN: true }), { minLength: length, maxLength: length })
        .map((values) => Float64Array.from(values));
    const [states, pairs, triples] = [layout.stateStarts, layout.pairStarts, layout.tripleStarts].map(
      (starts) => worth(starts.at(-1) ?? 0),
    );
    assert.ok(states && pairs && triples);
    return fc.record({
      chain: fc.constant({ rows, layout }),
      scores: fc.record({ states, pairs, triples }),
    });
  });

describe('the chances of a conditional random field', () => {
  it('of a state is the share of the weight of all paths that go through it', () => {
    fc.assert(
      fc.property(chains, ({ chain, scores }) => {
        const found = chances(chain.layout, scores, () => true);
        const paths = pathsThrough(chain.layout).map((path) => ({
          path,
          weight: weightOf(chain, scores, path),
        }));
        const whole = paths.reduce((sum, { weight }) => sum + weight, 0);
        for (const [state, chance] of (found?.states ?? []).entries()) {
          const through = paths.filter(({ path }) => path.includes(state));
          const share = through.reduce((sum, { weight }) => sum + weight, 0) / whole;
          assert.ok(Math.abs(chance - share) < 1e-9, `state ${state}: ${chance} for ${share}`);
        }
        assert.equal(found?.states.length, scores.states.length);
      }),
    );
  });

  it('of the pairs between two nodes sum to one, and so do those of their triples', () => {
    fc.assert(
      fc.property(chains, ({ chain: { layout }, scores }) => {
        const found = chances(layout, scores, () => true);
        assert.ok(found);
        const sumOf = (values: Float64Array, starts: Int32Array, at: number): number =>
          values.subarray(starts[at], starts[at + 1]).reduce((total, chance) => total + chance, 0);
        for (let at = 1; at < layout.stateStarts.length - 1; at++) {
          assert.ok(Math.abs(sumOf(found.pairs, layout.pairStarts, at) - 1) < 1e-9);
          assert.ok(Math.abs(sumOf(found.triples, layout.tripleStarts, at) - 1) < 1e-9);
        }
      }),
    );
  });

  it('are shared among what is admitted only', () => {
    const layout = layoutOf([
      [0, 1],
      [0, 1],
    ]);
    const nothing = { pairs: new Float64Array(4), triples: new Float64Array(4) };
    const scores = { states: new Float64Array(4), ...nothing };
    const found = chances(layout, scores, (state) => state !== 1);
    assert.deepEqual([...(found?.states ?? [])], [1, 0, 0.5, 0.5]);
    assert.equal(
      chances(layout, scores, (state) => state > 1),
      undefined,
    );
  });
});
