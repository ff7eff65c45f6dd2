import { type Arrays, newArrays } from './arrays.ts';
import type { Judge } from './model.ts';
import type { State } from './node.ts';
import { backwardCosts, forwardCosts, type Trellis, weigh } from './trellis.ts';

/** What was decided for a node: each state with the cost of the cheapest whole path through it. */
export interface Decision {
  readonly best: State;
  /** States with the costs of the cheapest paths through them, the cheapest first. */
  readonly ranked: readonly RankedState[];
}

interface RankedState {
  readonly state: State;
  readonly pathCost: number;
}

/** States whose own cost exceeds that of the best of their word by more than this are pruned before the search. */
const MARGIN = 5;

/**
 * Chooses the cheapest path through the states of a chain. Forward and backward costs give, for every state,
 * the cheapest path through it, from which confidence follows.
 */
export function decide(
  states: readonly (readonly State[])[],
  judge: Judge,
  arrays: Arrays = newArrays,
): Decision[] {
  const trellis = weigh(states, judge, MARGIN, arrays);
  const pathCosts = cheapestThrough(trellis, arrays);
  return states.map((row, at) => {
    const [only] = row;
    if (only !== undefined && row.length === 1) return { best: only, ranked: [{ state: only, pathCost: 0 }] };
    return decision(rank(row, at, { trellis, pathCosts, judge }));
  });
}

interface Judged {
  readonly trellis: Trellis;
  /** For each state that was not pruned, what the cheapest whole path through it costs. */
  readonly pathCosts: Float64Array;
  readonly judge: Judge;
}

/** Pruned states come behind the others, in the order of their own costs. */
function rank(row: readonly State[], at: number, { trellis, pathCosts, judge }: Judged): RankedState[] {
  const { stateStarts, columns } = trellis;
  let next = stateStarts[at] ?? 0;
  const end = stateStarts[at + 1] ?? 0;
  let worst = 0;
  for (let looked = next; looked < end; looked++) worst = Math.max(worst, pathCosts[looked] ?? 0);
  const ranked: RankedState[] = [];
  row.forEach((state, column) => {
    const isLookedAt = next < end && columns[next] === column;
    const pathCost = isLookedAt ? (pathCosts[next++] ?? 0) : worst + judge.own(at, column);
    insert({ state, pathCost }, ranked);
  });
  return ranked;
}

function decision(ranked: readonly RankedState[]): Decision {
  const best = ranked[0];
  if (best === undefined) throw new Error('A word has no reading.');
  return { best: best.state, ranked };
}

/** For each state, what the cheapest whole path through it costs. */
function cheapestThrough(trellis: Trellis, arrays: Arrays): Float64Array {
  const [forward, backward] = [forwardCosts(trellis, arrays), backwardCosts(trellis, arrays)];
  const costs = arrays.float64(trellis.own.length).fill(Number.POSITIVE_INFINITY);
  for (let step = 0; step < forward.length; step++) {
    const state = trellis.stepStates[step] ?? 0;
    const cost = (forward[step] ?? 0) + (backward[step] ?? 0);
    if (cost < (costs[state] ?? 0)) costs[state] = cost;
  }
  return costs;
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
