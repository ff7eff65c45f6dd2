/**
 * Where things end, one after another in `columns` counts that run side by side, is kept in files as how long each is:
 * small numbers that pack well.
 */
export function lengthsOf(ends: readonly number[] | Uint32Array, columns: number): Uint16Array {
  return Uint16Array.from(ends, (end, at) => end - (ends[at - columns] ?? 0));
}

/** The ends that `lengths` give. */
export function endsOf(lengths: Uint16Array, columns: number): Uint32Array {
  const ends = new Uint32Array(lengths.length);
  for (let at = 0; at < lengths.length; at++) ends[at] = (ends[at - columns] ?? 0) + (lengths[at] ?? 0);
  return ends;
}
