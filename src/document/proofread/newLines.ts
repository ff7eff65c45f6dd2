/**
 * Which lines of a text an older one does not have: 1 for each that is new. Lines that the texts begin and end with in the
 * same way are the same; of the rest, one is known for each that the older text has. Linear in both.
 */
export function newLines(lines: readonly string[], older: readonly string[]): Uint8Array {
  const found = new Uint8Array(lines.length);
  const least = Math.min(lines.length, older.length);
  let first = 0;
  while (first < least && lines[first] === older[first]) first++;
  let behind = 0;
  while (behind < least - first && lines.at(-1 - behind) === older.at(-1 - behind)) behind++;
  const left = new Map<string, number>();
  for (const line of older.slice(first, older.length - behind)) left.set(line, (left.get(line) ?? 0) + 1);
  for (const [at, line] of lines.slice(first, lines.length - behind).entries()) {
    const count = left.get(line) ?? 0;
    if (count === 0) found[first + at] = 1;
    else left.set(line, count - 1);
  }
  return found;
}
