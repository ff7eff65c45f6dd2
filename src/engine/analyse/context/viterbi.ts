import type { Judge } from './model.ts';
import type { State } from './node.ts';
import { backwardCosts, forwardCosts, layOut } from './trellis.ts';

/** What was decided for a node: each state with the cost of the cheapest whole path through it. */
export interface Decision {
  readonly best: State;
  /** States with the costs of the cheapest paths through them, the cheapest first. */
  readonly ranked: readonly RankedState[];
}

export interface RankedState {
  readonly state: State;
  readonly pathCost: number;
}

/** States that by themselves cost so much more than the best of their word are not looked at in context. */
const MARGIN = 9;

/**
 * Chooses the cheapest path through the states of a chain. Forward and backward costs give, for every state,
 * the cheapest path through it, from which confidence follows.
 */
export function decide(states: readonly (readonly State[])[], judge: Judge): Decision[] {
  const trellis = layOut(states, judge, { allowed: () => true, margin: MARGIN });
  const forward = forwardCosts(trellis);
  const backward = backwardCosts(trellis);
  const { starts, columns } = trellis;
  return states.map((row, at) => {
    const [only] = row;
    if (only !== undefined && row.length === 1) return { best: only, ranked: [{ state: only, pathCost: 0 }] };
    const costs = new Float64Array(row.length).fill(NOT_LOOKED_AT);
    for (let place = starts[at] ?? 0; place < (starts[at + 1] ?? 0); place++)
      costs[columns[place] ?? 0] = (forward[place] ?? 0) + (backward[place] ?? 0);
    return decision(row, costs, (column) => judge.own(at, column));
  });
}

const NOT_LOOKED_AT = Number.POSITIVE_INFINITY;

/** The states that were not looked at in context come behind, in their own order. */
function decision(row: readonly State[], costs: Float64Array, ownCost: (column: number) => number): Decision {
  let worst = 0;
  for (const cost of costs) if (cost > worst && cost !== NOT_LOOKED_AT) worst = cost;
  const ranked = row.map((state, column) => {
    const cost = costs[column] ?? NOT_LOOKED_AT;
    return { state, pathCost: cost === NOT_LOOKED_AT ? worst + ownCost(column) : cost };
  });
  ranked.sort((a, b) => a.pathCost - b.pathCost);
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
  const trellis = layOut(states, judge, { allowed, margin: Number.POSITIVE_INFINITY });
  const { starts, columns, own, pairStarts, pairs } = trellis;
  const backward = backwardCosts(trellis);
  let previous = 0;
  return states.map((_, at) => {
    const [here, end] = [starts[at] ?? 0, starts[at + 1] ?? 0];
    const pair = (pairStarts[at] ?? 0) + previous * (end - here);
    let least = Number.POSITIVE_INFINITY;
    let best = here;
    for (let state = here; state < end; state++) {
      const cost =
        (own[state] ?? 0) + (backward[state] ?? 0) + (at === 0 ? 0 : (pairs[pair + state - here] ?? 0));
      if (cost < least) [least, best] = [cost, state];
    }
    previous = best - here;
    return columns[best] ?? 0;
  });
}
