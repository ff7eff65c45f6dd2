/** A row of a list that stands for those below it, of the same kind. */
interface Head<Row> {
  readonly head: Row;
  readonly rows: readonly Row[];
}

/**
 * Which rows of a list are ticked once the user has changed `before` to `now`: a head that was ticked or unticked takes
 * its rows along, and is ticked as long as all of them are.
 */
export function ticksAfter<Row>(
  groups: readonly Head<Row>[],
  before: ReadonlySet<Row>,
  now: ReadonlySet<Row>,
): ReadonlySet<Row> {
  const ticked = new Set<Row>();
  for (const { head, rows } of groups) {
    const isToggled = now.has(head) !== before.has(head);
    const kept = rows.filter((row) => (isToggled ? now.has(head) : now.has(row)));
    for (const row of kept) ticked.add(row);
    if (kept.length === rows.length) ticked.add(head);
  }
  return ticked;
}
