import { decide, type Judge, type State } from '../../src/engine/compile/index.ts';

/** For each node, the state on the cheapest of the paths whose every state `allowed` accepts. */
export function cheapestWithin(
  states: readonly (readonly State[])[],
  judge: Judge,
  allowed: readonly (readonly boolean[])[],
): State[] {
  const own = (at: number, column: number): number =>
    allowed[at]?.[column] ? judge.own(at, column) : Number.POSITIVE_INFINITY;
  return decide(states, { ...judge, own }).map(({ best }) => best);
}
