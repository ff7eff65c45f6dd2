import type { Judge } from './model.ts';
import type { State } from './node.ts';
import { backwardCosts, forwardCosts, weigh } from './trellis.ts';

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
  const trellis = weigh(states, judge, { allowed: () => true, margin: MARGIN });
  const forward = forwardCosts(trellis);
  const backward = backwardCosts(trellis);
  const { stepStarts, stepStates, columns } = trellis;
  return states.map((row, at) => {
    const [only] = row;
    if (only !== undefined && row.length === 1) return { best: only, ranked: [{ state: only, pathCost: 0 }] };
    const costs = new Float64Array(row.length).fill(NOT_LOOKED_AT);
    for (let step = stepStarts[at] ?? 0; step < (stepStarts[at + 1] ?? 0); step++) {
      const column = columns[stepStates[step] ?? 0] ?? 0;
      costs[column] = Math.min(costs[column] ?? 0, (forward[step] ?? 0) + (backward[step] ?? 0));
    }
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
  const trellis = weigh(states, judge, { allowed, margin: Number.POSITIVE_INFINITY });
  const { stateStarts, stepStates, followers, columns, own, links, linkStarts } = trellis;
  const backward = backwardCosts(trellis);
  let [first, link] = [0, -1];
  return states.map((_, at) => {
    const width = (stateStarts[at + 1] ?? 0) - (stateStarts[at] ?? 0);
    let least = Number.POSITIVE_INFINITY;
    let best = first;
    for (let step = first; step < first + width; step++) {
      const toHere = link < 0 ? 0 : (links[link + step - first] ?? 0);
      const cost = toHere + (own[stepStates[step] ?? 0] ?? 0) + (backward[step] ?? 0);
      if (cost < least) [least, best] = [cost, step];
    }
    [first, link] = [followers[best] ?? 0, linkStarts[best] ?? 0];
    return columns[stepStates[best] ?? 0] ?? 0;
  });
}
