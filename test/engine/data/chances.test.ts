import assert from 'node:assert/strict';
import fc from 'fast-check';
import { chances, type Scores } from '../../../scripts/train/chances.ts';
import type { FlatExample } from '../../../scripts/train/flatExample.ts';

const NOTHING = { costs: new Float64Array(), starts: new Int32Array(), features: new Uint32Array() };

/** A chain of nodes with so many states each. */
function chainOf(widths: readonly number[]): FlatExample {
  const nodeStarts = [0];
  const pairStarts = [0, 0];
  widths.forEach((width, at) => {
    nodeStarts.push((nodeStarts[at] ?? 0) + width);
    if (at > 0) pairStarts.push((pairStarts[at] ?? 0) + width * (widths[at - 1] ?? 0));
  });
  const meant = new Uint8Array(nodeStarts.at(-1) ?? 0);
  const starts = { nodeStarts: Int32Array.from(nodeStarts), pairStarts: Int32Array.from(pairStarts) };
  return { ...starts, states: NOTHING, pairs: NOTHING, meant };
}

/** Every way through the chain, as the numbers of its states. */
function pathsThrough({ nodeStarts }: FlatExample): number[][] {
  let paths: number[][] = [[]];
  for (let at = 0; at < nodeStarts.length - 1; at++) {
    const [from = 0, to = 0] = nodeStarts.subarray(at, at + 2);
    const states = Array.from({ length: to - from }, (_, column) => from + column);
    paths = paths.flatMap((path) => states.map((state) => [...path, state]));
  }
  return paths;
}

function pairOf({ nodeStarts, pairStarts }: FlatExample, path: readonly number[], at: number): number {
  const [before = 0, here = 0, end = 0] = nodeStarts.subarray(at - 1, at + 2);
  return (pairStarts[at] ?? 0) + ((path[at - 1] ?? 0) - before) * (end - here) + (path[at] ?? 0) - here;
}

function weightOf(example: FlatExample, { states, pairs }: Scores, path: readonly number[]): number {
  const own = path.reduce((sum, state) => sum + (states[state] ?? 0), 0);
  const beside = path.slice(1).map((_, at) => pairs[pairOf(example, path, at + 1)] ?? 0);
  return Math.exp(own + beside.reduce((sum, score) => sum + score, 0));
}

const chains = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }).chain((widths) => {
  const example = chainOf(widths);
  const worth = (length: number): fc.Arbitrary<Float64Array> =>
    fc
      .array(fc.double({ min: -4, max: 4, noNaN: true }), { minLength: length, maxLength: length })
      .map((values) => Float64Array.from(values));
  const [states, pairs] = [worth(example.meant.length), worth(example.pairStarts.at(-1) ?? 0)];
  return fc.record({ example: fc.constant(example), scores: fc.record({ states, pairs }) });
});

describe('the chances of a conditional random field', () => {
  it('of a state is the share of the weight of all paths that go through it', () => {
    fc.assert(
      fc.property(chains, ({ example, scores }) => {
        const found = chances(example, scores, () => true);
        const paths = pathsThrough(example).map((path) => ({
          path,
          weight: weightOf(example, scores, path),
        }));
        const whole = paths.reduce((sum, { weight }) => sum + weight, 0);
        for (const [state, chance] of (found?.states ?? []).entries()) {
          const through = paths.filter(({ path }) => path.includes(state));
          const share = through.reduce((sum, { weight }) => sum + weight, 0) / whole;
          assert.ok(Math.abs(chance - share) < 1e-9, `state ${state}: ${chance} for ${share}`);
        }
        assert.equal(found?.states.length, example.meant.length);
      }),
    );
  });

  it('of the pairs between two nodes sum to one', () => {
    fc.assert(
      fc.property(chains, ({ example, scores }) => {
        const found = chances(example, scores, () => true);
        for (let at = 1; at < example.nodeStarts.length - 1; at++) {
          const between =
            found?.pairs.subarray(example.pairStarts[at], example.pairStarts[at + 1]) ?? new Float64Array();
          const sum = between.reduce((total, chance) => total + chance, 0);
          assert.ok(Math.abs(sum - 1) < 1e-9, `${sum}`);
        }
      }),
    );
  });

  it('are shared among what is admitted only', () => {
    const example = chainOf([2, 2]);
    const scores = { states: new Float64Array(4), pairs: new Float64Array(4) };
    const found = chances(example, scores, (state) => state !== 1);
    assert.deepEqual([...(found?.states ?? [])], [1, 0, 0.5, 0.5]);
    assert.equal(
      chances(example, scores, (state) => state > 1),
      undefined,
    );
  });
});
