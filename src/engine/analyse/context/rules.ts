import { pairCost } from './costs.ts';
import type { Node, State } from './node.ts';

/** The cheapest way from a state to the end of its chain. */
interface Path {
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
    const row = states[at] ?? [];
    const accepted = row.length === 1 ? row : row.filter((state) => accepts(at, state));
    paths = accepted.map((state) => {
      const own = row.length === 1 ? 0 : state.cost;
      return { state, own, ...continued(state, paths, nodes[at + 1]) };
    });
  }
  const chosen: State[] = [];
  let path = leastOf(paths, ({ own, rest }) => own + rest).path;
  for (; path !== undefined; path = path.next) chosen.push(path.state);
  return chosen;
}

function continued(
  state: State,
  paths: readonly Path[],
  nextNode: Node | undefined,
): Pick<Path, 'next' | 'rest'> {
  if (nextNode === undefined) return { next: undefined, rest: 0 };
  const { path, cost } = leastOf(
    paths,
    (next) => pairCost(state, next.state, nextNode) + next.own + next.rest,
  );
  return { next: path, rest: cost };
}

function leastOf(
  paths: readonly Path[],
  costOf: (path: Path) => number,
): { readonly path: Path | undefined; readonly cost: number } {
  let [least, cost]: [Path | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const path of paths) {
    const pathCost = costOf(path);
    if (pathCost < cost) [least, cost] = [path, pathCost];
  }
  return { path: least, cost };
}
