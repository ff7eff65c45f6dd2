import type { Judge } from './model.ts';
import type { State } from './node.ts';

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
export function decide(states: readonly (readonly State[])[], judge: Judge): Decision[] {
  const pairs = pairTables(states, judge);
  const own = states.map((row, at) => row.map((_, column) => judge.own(at, column)));
  const forward = sweepForward(own, pairs);
  const backward = sweepBackward(own, pairs);
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

/** The columns of the cheapest path whose every state `allowed` accepts. */
export function cheapestPath(
  states: readonly (readonly State[])[],
  judge: Judge,
  allowed: (at: number, column: number) => boolean,
): number[] {
  const own = states.map((row, at) =>
    row.map((_, column) => (allowed(at, column) ? judge.own(at, column) : Number.POSITIVE_INFINITY)),
  );
  const backward = sweepBackward(own, pairTables(states, judge));
  const path: number[] = [];
  own.forEach((row, at) => {
    const previous = path[at - 1];
    const costs = row.map(
      (cost, column) =>
        cost +
        (backward[at]?.[column] ?? 0) +
        (previous === undefined ? 0 : judge.pair(at, previous, column)),
    );
    path.push(costs.indexOf(Math.min(...costs)));
  });
  return path;
}

/** For each place, by previous column and column, what the pair costs. */
function pairTables(states: readonly (readonly State[])[], judge: Judge): number[][][] {
  return states.map((row, at) =>
    (states[at - 1] ?? []).map((_, previousColumn) =>
      row.map((_, column) => judge.pair(at, previousColumn, column)),
    ),
  );
}

function sweepForward(own: readonly (readonly number[])[], pairs: readonly number[][][]): number[][] {
  const costs: number[][] = [];
  own.forEach((row, at) => {
    const known = costs[at - 1];
    const table = pairs[at] ?? [];
    costs.push(
      row.map((cost, column) => {
        if (known === undefined) return cost;
        let best = Number.POSITIVE_INFINITY;
        for (let previous = 0; previous < known.length; previous++)
          best = Math.min(best, (known[previous] ?? 0) + (table[previous]?.[column] ?? 0));
        return cost + best;
      }),
    );
  });
  return costs;
}

function sweepBackward(own: readonly (readonly number[])[], pairs: readonly number[][][]): number[][] {
  const costs: number[][] = own.map((row) => row.map(() => 0));
  for (let at = own.length - 2; at >= 0; at--) {
    const next = own[at + 1] ?? [];
    const known = costs[at + 1] ?? [];
    const table = pairs[at + 1] ?? [];
    costs[at] = (own[at] ?? []).map((_, column) => {
      let best = Number.POSITIVE_INFINITY;
      for (let after = 0; after < next.length; after++)
        best = Math.min(best, (table[column]?.[after] ?? 0) + (next[after] ?? 0) + (known[after] ?? 0));
      return best;
    });
  }
  return costs;
}
