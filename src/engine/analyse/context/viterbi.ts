import { pairCost } from './costs.ts';
import type { Node, State } from './node.ts';

/** What was decided for a node: each state with the cost of the cheapest whole path through it. */
export interface Decision {
  readonly best: State;
  /** States with the costs of the cheapest paths through them, the cheapest first. */
  readonly ranked: readonly { readonly state: State; readonly pathCost: number }[];
}

/**
 * Chooses the cheapest path through the states of a chain. Forward and backward costs give, for every state,
 * the cheapest path through it, from which confidence follows.
 */
export function decide(nodes: readonly Node[], states: readonly (readonly State[])[]): Decision[] {
  const forward = sweepForward(nodes, states);
  const backward = sweepBackward(nodes, states);
  return states.map((row, at) => {
    const ranked = row
      .map((state, column) => ({
        state,
        pathCost: (forward[at]?.[column] ?? 0) + (backward[at]?.[column] ?? 0),
      }))
      .sort((a, b) => a.pathCost - b.pathCost);
    const best = ranked[0];
    if (best === undefined) throw new Error('A word has no reading.');
    return { best: best.state, ranked };
  });
}

function sweepForward(nodes: readonly Node[], states: readonly (readonly State[])[]): number[][] {
  const costs: number[][] = [];
  states.forEach((row, at) => {
    const before = states[at - 1];
    const node = nodes[at];
    const known = costs[at - 1];
    costs.push(
      row.map((state) => {
        if (before === undefined || known === undefined || node === undefined) return state.cost;
        return state.cost + cheapest(before, known, (previous) => pairCost(previous, state, node));
      }),
    );
  });
  return costs;
}

function sweepBackward(nodes: readonly Node[], states: readonly (readonly State[])[]): number[][] {
  const costs: number[][] = states.map((row) => row.map(() => 0));
  for (let at = states.length - 2; at >= 0; at--) {
    const after = states[at + 1];
    const node = nodes[at + 1];
    const known = costs[at + 1];
    if (after === undefined || known === undefined || node === undefined) continue;
    const whole = after.map((state, column) => state.cost + (known[column] ?? 0));
    costs[at] = (states[at] ?? []).map((state) =>
      cheapest(after, whole, (next) => pairCost(state, next, node)),
    );
  }
  return costs;
}

function cheapest(row: readonly State[], costs: readonly number[], pair: (state: State) => number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let column = 0; column < row.length; column++) {
    const state = row[column];
    if (state === undefined) continue;
    const cost = (costs[column] ?? 0) + pair(state);
    if (cost < best) best = cost;
  }
  return best;
}
