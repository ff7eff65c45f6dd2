import type { Judge } from './model.ts';
import type { State } from './node.ts';

/** What was decided for a node: each state with the cost of the cheapest whole path through it. */
export interface Decision {
  readonly best: State;
  /** States with the costs of the cheapest paths through them, the cheapest first. */
  readonly ranked: readonly { readonly state: State; readonly pathCost: number }[];
}

/** States that by themselves cost so much more than the best of their word are not looked at in context. */
const MARGIN = 9;

/**
 * Chooses the cheapest path through the states of a chain. Forward and backward costs give, for every state,
 * the cheapest path through it, from which confidence follows.
 */
export function decide(states: readonly (readonly State[])[], judge: Judge): Decision[] {
  const own = states.map((row, at) => row.map((_, column) => judge.own(at, column)));
  const kept = own.map(hopefulColumns);
  const keptOwn = kept.map((columns, at) => columns.map((column) => own[at]?.[column] ?? 0));
  const pairs = pairTables(kept, judge);
  const forward = sweepForward(keptOwn, pairs);
  const backward = sweepBackward(keptOwn, pairs);
  return states.map((row, at) => {
    const paths = (kept[at] ?? []).map((column, place) => ({
      column,
      pathCost: (forward[at]?.[place] ?? 0) + (backward[at]?.[place] ?? 0),
    }));
    return decision(row, own[at] ?? [], paths);
  });
}

function hopefulColumns(costs: readonly number[]): number[] {
  const limit = Math.min(...costs) + MARGIN;
  return costs.flatMap((cost, column) => (cost <= limit ? [column] : []));
}

/** The states that were not looked at in context come behind, in their own order. */
function decision(
  row: readonly State[],
  own: readonly number[],
  paths: readonly { readonly column: number; readonly pathCost: number }[],
): Decision {
  const worst = paths.reduce((most, { pathCost }) => Math.max(most, pathCost), 0);
  const known = new Map(paths.map(({ column, pathCost }) => [column, pathCost]));
  const ranked = row
    .map((state, column) => ({ state, pathCost: known.get(column) ?? worst + (own[column] ?? 0) }))
    .sort((a, b) => a.pathCost - b.pathCost);
  const best = ranked[0];
  if (best === undefined) throw new Error('A word has no reading.');
  return { best: best.state, ranked };
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
  const all = states.map((row) => Array.from(row.keys()));
  const backward = sweepBackward(own, pairTables(all, judge));
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

/** For each place, by places among the previous and the present columns, what the pair costs. */
function pairTables(columns: readonly (readonly number[])[], judge: Judge): number[][][] {
  return columns.map((row, at) =>
    (columns[at - 1] ?? []).map((previous) => row.map((column) => judge.pair(at, previous, column))),
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
