import type { Node, State } from './node.ts';
import { pairCost } from './pairCost.ts';

/** The cheapest way from a state to the end of its chain. */
interface Path {
  readonly node: Node;
  readonly state: State;
  /** What the state costs by itself, if there is another. */
  readonly own: number;
  /** What comes behind it. */
  readonly next: Path | undefined;
  /** What that costs. */
  readonly rest: number;
}

/** For each node of a chain, the state that `accepts` does, on the path that the hand-set costs hold cheapest. */
export function cheapestByRules(
  nodes: readonly Node[],
  states: readonly (readonly State[])[],
  accepts: (at: number, state: State) => boolean,
): State[] {
  let paths: readonly Path[] = [];
  for (let at = nodes.length - 1; at >= 0; at--) {
    const behind = paths;
    const [node, row] = [nodes[at], states[at] ?? []];
    if (node === undefined) continue;
    const accepted = row.length === 1 ? row : row.filter((state) => accepts(at, state));
    paths = accepted.map((state) =>
      pathFrom({ node, state, own: row.length === 1 ? 0 : state.cost }, behind),
    );
  }
  const chosen: State[] = [];
  let path = paths.reduce<Path | undefined>(
    (best, one) => (best === undefined || one.own + one.rest < best.own + best.rest ? one : best),
    undefined,
  );
  for (; path !== undefined; path = path.next) chosen.push(path.state);
  return chosen;
}

function pathFrom({ node, state, own }: Omit<Path, 'next' | 'rest'>, behind: readonly Path[]): Path {
  let next: Path | undefined;
  let rest = behind.length === 0 ? 0 : Number.POSITIVE_INFINITY;
  for (const path of behind) {
    const cost = pairCost(state, path.state, path.node) + path.own + path.rest;
    if (cost < rest) {
      next = path;
      rest = cost;
    }
  }
  return { node, state, own, next, rest };
}
