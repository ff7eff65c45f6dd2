import type { Judge } from './model.ts';
import type { State } from './node.ts';
import { backwardCosts, forwardCosts, type Trellis, weigh } from './trellis.ts';

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
  const { stateStarts, columns } = trellis;
  const pathCosts = cheapestThrough(trellis);
  return states.map((row, at) => {
    const [only] = row;
    if (only !== undefined && row.length === 1) return { best: only, ranked: [{ state: only, pathCost: 0 }] };
    const costs: number[] = row.map(() => NOT_LOOKED_AT);
    let worst = 0;
    for (let state = stateStarts[at] ?? 0; state < (stateStarts[at + 1] ?? 0); state++) {
      const cost = pathCosts[state] ?? 0;
      costs[columns[state] ?? 0] = cost;
      if (cost > worst) worst = cost;
    }
    return decision(row, (column) => {
      const cost = costs[column] ?? NOT_LOOKED_AT;
      return cost === NOT_LOOKED_AT ? worst + judge.own(at, column) : cost;
    });
  });
}

/** For each state, what the cheapest whole path through it costs. */
function cheapestThrough(trellis: Trellis): Float64Array {
  const [forward, backward] = [forwardCosts(trellis), backwardCosts(trellis)];
  const costs = new Float64Array(trellis.own.length).fill(NOT_LOOKED_AT);
  for (let step = 0; step < forward.length; step++) {
    const state = trellis.stepStates[step] ?? 0;
    const cost = (forward[step] ?? 0) + (backward[step] ?? 0);
    if (cost < (costs[state] ?? 0)) costs[state] = cost;
  }
  return costs;
}

/** States that are not looked at in context come behind those that are, in their own order. */
const NOT_LOOKED_AT = Number.POSITIVE_INFINITY;

function decision(row: readonly State[], costOf: (column: number) => number): Decision {
  const ranked: RankedState[] = [];
  for (let column = 0; column < row.length; column++) {
    const state = row[column];
    if (state !== undefined) insert({ state, pathCost: costOf(column) }, ranked);
  }
  const best = ranked[0];
  if (best === undefined) throw new Error('A word has no reading.');
  return { best: best.state, ranked };
}

/** Puts a state behind those that do not cost more; there are few, and sorting them would take longer. */
function insert(state: RankedState, ranked: RankedState[]): void {
  let at = ranked.length;
  for (; at > 0; at--) {
    const before = ranked[at - 1];
    if (before === undefined || before.pathCost <= state.pathCost) break;
    ranked[at] = before;
  }
  ranked[at] = state;
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
