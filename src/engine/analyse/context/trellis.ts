import type { Judge } from './model.ts';
import type { State } from './node.ts';

/** The states of a chain that are looked at and their costs, in flat arrays: texts have tens of thousands. */
export interface Trellis {
  /** Where the states of each node begin in `columns` and `own`; one more at the end. */
  readonly starts: Int32Array;
  /** The column that each state has in its node. */
  readonly columns: Uint8Array;
  readonly own: Float64Array;
  /** Where the pairs of each node and the node before begin in `pairs`: by the state before, then by the state. */
  readonly pairStarts: Int32Array;
  readonly pairs: Float64Array;
}

export interface Selection {
  /** Which states are looked at; all of a node where none is accepted. */
  allowed(at: number, column: number): boolean;
  /** States that by themselves cost so much more than the best of their node are not looked at. */
  readonly margin: number;
}

/** Lays out the states of a chain and their costs. */
export function layOut(states: readonly (readonly State[])[], judge: Judge, selection: Selection): Trellis {
  const total = states.reduce((sum, row) => sum + row.length, 0);
  const starts = new Int32Array(states.length + 1);
  const [columns, own] = [new Uint8Array(total), new Float64Array(total)];
  let end = 0;
  states.forEach((row, at) => {
    starts[at] = end;
    const place = { at, length: row.length, start: end };
    end = select(place, judge, selection, { columns, own });
  });
  starts[states.length] = end;
  return { starts, columns, own, ...pairCosts({ starts, columns }, judge) };
}

/** A node, how many states it has, and where those that are looked at begin. */
interface Row {
  readonly at: number;
  readonly length: number;
  readonly start: number;
}

/** Writes the columns of a node that are looked at, with their costs, and gives where they end. */
function select(
  { at, length, start }: Row,
  judge: Judge,
  { allowed, margin }: Selection,
  { columns, own }: Pick<Trellis, 'columns' | 'own'>,
): number {
  let end = start;
  let least = Number.POSITIVE_INFINITY;
  for (const accepts of [allowed, everything]) {
    for (let column = 0; column < length; column++) {
      if (!accepts(at, column)) continue;
      const cost = length === 1 ? 0 : judge.own(at, column);
      columns[end] = column;
      own[end++] = cost;
      if (cost < least) least = cost;
    }
    if (end > start) break;
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

const everything = (): boolean => true;

function pairCosts(
  { starts, columns }: Pick<Trellis, 'starts' | 'columns'>,
  judge: Judge,
): Pick<Trellis, 'pairStarts' | 'pairs'> {
  const nodes = starts.length - 1;
  const pairStarts = new Int32Array(nodes + 1);
  for (let at = 1; at < nodes; at++)
    pairStarts[at + 1] = (pairStarts[at] ?? 0) + width(starts, at - 1) * width(starts, at);
  const pairs = new Float64Array(pairStarts[nodes] ?? 0);
  for (let at = 1; at < nodes; at++) {
    let to = pairStarts[at] ?? 0;
    const [before, here, end] = [starts[at - 1] ?? 0, starts[at] ?? 0, starts[at + 1] ?? 0];
    for (let previous = before; previous < here; previous++)
      for (let state = here; state < end; state++)
        pairs[to++] = judge.pair(at, columns[previous] ?? 0, columns[state] ?? 0);
  }
  return { pairStarts, pairs };
}

function width(starts: Int32Array, at: number): number {
  return (starts[at + 1] ?? 0) - (starts[at] ?? 0);
}

/** For each state, what the cheapest path from the beginning to it costs, itself included. */
export function forwardCosts({ starts, own, pairStarts, pairs }: Trellis): Float64Array {
  const costs = new Float64Array(own.length);
  for (let at = 0; at < starts.length - 1; at++) {
    const [before, here, end] = [at === 0 ? 0 : (starts[at - 1] ?? 0), starts[at] ?? 0, starts[at + 1] ?? 0];
    for (let state = here; state < end; state++) {
      let best = at === 0 ? 0 : Number.POSITIVE_INFINITY;
      let pair = (pairStarts[at] ?? 0) + state - here;
      for (let previous = before; previous < here; previous++, pair += end - here) {
        const cost = (costs[previous] ?? 0) + (pairs[pair] ?? 0);
        if (cost < best) best = cost;
      }
      costs[state] = best + (own[state] ?? 0);
    }
  }
  return costs;
}

/** For each state, what the cheapest path from it to the end costs, itself left out. */
export function backwardCosts({ starts, own, pairStarts, pairs }: Trellis): Float64Array {
  const costs = new Float64Array(own.length);
  for (let at = starts.length - 3; at >= 0; at--) {
    const [here, next, end] = [starts[at] ?? 0, starts[at + 1] ?? 0, starts[at + 2] ?? 0];
    let pair = pairStarts[at + 1] ?? 0;
    for (let state = here; state < next; state++) {
      let best = Number.POSITIVE_INFINITY;
      for (let after = next; after < end; after++) {
        const cost = (pairs[pair++] ?? 0) + (own[after] ?? 0) + (costs[after] ?? 0);
        if (cost < best) best = cost;
      }
      costs[state] = best;
    }
  }
  return costs;
}
