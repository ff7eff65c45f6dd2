import { type Arrays, newArrays } from './arrays.ts';
import { type Layout, layOut, visitLinks, visitTriples } from './layout.ts';
import type { Judge } from './model.ts';
import type { State } from './node.ts';

/** What was decided for a node: each state with the cost of the cheapest whole path through it. */
export interface Decision {
  readonly best: State;
  /** States with the costs of the cheapest paths through them, the cheapest first. */
  readonly ranked: readonly RankedState[];
}

export interface RankedState {
  readonly state: State;
  /** The place of the state among those of its node. */
  readonly column: number;
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
    if (only !== undefined && row.length === 1)
      return { best: only, ranked: [{ state: only, column: 0, pathCost: 0 }] };
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
    insert({ state, column, pathCost }, ranked);
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
export function insert(state: RankedState, ranked: RankedState[]): void {
  let at = ranked.length;
  for (; at > 0; at--) {
    const before = ranked[at - 1];
    if (before === undefined || before.pathCost <= state.pathCost) break;
    ranked[at] = before;
  }
  ranked[at] = state;
}

/** The states of a chain that were not pruned, and what they and the links between their steps cost. */
export interface Trellis extends Layout {
  /** The column that each state has in its node. */
  readonly columns: Uint8Array;
  readonly own: Float64Array;
  readonly links: Float64Array;
}

/** Prunes states whose own cost exceeds that of the best of their node by `margin`, and asks what the rest cost. */
export function weigh(
  states: readonly (readonly State[])[],
  judge: Judge,
  margin: number,
  arrays: Arrays,
): Trellis {
  const total = states.reduce((sum, row) => sum + row.length, 0);
  const [columns, own] = [arrays.uint8(total), arrays.float64(total)];
  const [stateStarts, stateLabels] = [arrays.int32(states.length + 1), arrays.uint8(total)];
  let end = 0;
  states.forEach((row, at) => {
    const start = end;
    end = select({ at, length: row.length, start }, judge, margin, { columns, own });
    for (let state = start; state < end; state++)
      stateLabels[state] = row[columns[state] ?? 0]?.view.label ?? 0;
    stateStarts[at + 1] = end;
  });
  const layout = layOut({ stateStarts, stateLabels }, arrays);
  return { ...layout, columns, own, links: linkCosts({ ...layout, columns }, judge, arrays) };
}

/** A node, how many states it has, and where those that are kept begin. */
interface Row {
  readonly at: number;
  readonly length: number;
  readonly start: number;
}

/** Writes the columns of a node that are kept, with their costs, and returns where they end. */
function select(
  { at, length, start }: Row,
  judge: Judge,
  margin: number,
  { columns, own }: Pick<Trellis, 'columns' | 'own'>,
): number {
  let end = start;
  let least = Number.POSITIVE_INFINITY;
  for (let column = 0; column < length; column++) {
    const cost = length === 1 ? 0 : judge.own(at, column);
    columns[end] = column;
    own[end++] = cost;
    if (cost < least) least = cost;
  }
  let kept = start;
  for (let from = start; from < end; from++) {
    const cost = own[from] ?? 0;
    if (cost > least + margin) continue;
    columns[kept] = columns[from] ?? 0;
    own[kept++] = cost;
  }
  return kept;
}

type Selected = Layout & Pick<Trellis, 'columns'>;

function linkCosts(layout: Selected, judge: Judge, arrays: Arrays): Float64Array {
  const [pairs, triples] = [pairCosts(layout, judge, arrays), tripleCosts(layout, judge, arrays)];
  const costs = arrays.float64(layout.linkStarts[layout.stepStates.length] ?? 0);
  visitLinks(layout, (link, pair, triple) => {
    costs[link] = (pairs[pair] ?? 0) + (triples[triple] ?? 0);
  });
  return costs;
}

function pairCosts(
  { stateStarts, pairStarts, columns }: Selected,
  judge: Judge,
  arrays: Arrays,
): Float64Array {
  const nodes = stateStarts.length - 1;
  const costs = arrays.float64(pairStarts[nodes] ?? 0);
  for (let at = 1; at < nodes; at++) {
    let to = pairStarts[at] ?? 0;
    const [before, here, end] = [stateStarts[at - 1] ?? 0, stateStarts[at] ?? 0, stateStarts[at + 1] ?? 0];
    for (let previous = before; previous < here; previous++)
      for (let state = here; state < end; state++)
        costs[to++] = judge.pair(at, columns[previous] ?? 0, columns[state] ?? 0);
  }
  return costs;
}

function tripleCosts(layout: Layout, judge: Judge, arrays: Arrays): Float64Array {
  const nodes = layout.stateStarts.length - 1;
  const costs = arrays.float64(layout.tripleStarts[nodes] ?? 0);
  let to = 0;
  for (let at = 1; at < nodes; at++)
    visitTriples(layout, at, (labels) => {
      costs[to++] = judge.triple(at, labels);
    });
  return costs;
}

/** For each step, what the cheapest path from the beginning to it costs, itself included. */
export function forwardCosts(trellis: Trellis, arrays: Arrays): Float64Array {
  const { stepStarts, stepStates, followers, linkStarts, own, links } = trellis;
  const costs = arrays.float64(stepStates.length).fill(Number.POSITIVE_INFINITY);
  costs.fill(0, 0, stepStarts[1]);
  for (let step = 0; step < costs.length; step++) {
    const cost = (costs[step] ?? 0) + (own[stepStates[step] ?? 0] ?? 0);
    costs[step] = cost;
    let follower = followers[step] ?? 0;
    for (let link = linkStarts[step] ?? 0; link < (linkStarts[step + 1] ?? 0); link++, follower++) {
      const through = cost + (links[link] ?? 0);
      if (through < (costs[follower] ?? 0)) costs[follower] = through;
    }
  }
  return costs;
}

/** For each step, what the cheapest path from it to the end costs, itself left out. */
function backwardCosts(trellis: Trellis, arrays: Arrays): Float64Array {
  const { stepStarts, stepStates, followers, linkStarts, own, links } = trellis;
  const costs = arrays.float64(stepStates.length).fill(Number.POSITIVE_INFINITY);
  costs.fill(0, stepStarts[stepStarts.length - 2]);
  for (let step = costs.length - 1; step >= 0; step--) {
    let follower = followers[step] ?? 0;
    for (let link = linkStarts[step] ?? 0; link < (linkStarts[step + 1] ?? 0); link++, follower++) {
      const through = (links[link] ?? 0) + (own[stepStates[follower] ?? 0] ?? 0) + (costs[follower] ?? 0);
      if (through < (costs[step] ?? 0)) costs[step] = through;
    }
  }
  return costs;
}
