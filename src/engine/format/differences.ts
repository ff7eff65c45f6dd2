/**
 * Numbers that mostly rise by little, in `columns` sequences that run side by side, are kept in files as how much more
 * each is than the one before in its sequence: small numbers that pack well.
 */
export function differencesOf(numbers: readonly number[] | Uint32Array, columns = 1): Int32Array {
  return Int32Array.from(numbers, (number, at) => number - (numbers[at - columns] ?? 0));
}

/** The numbers that `differences` are of. */
export function numbersOf(differences: Int32Array, columns = 1): Uint32Array {
  const numbers = new Uint32Array(differences.length);
  for (let at = 0; at < columns; at++) numbers[at] = differences[at] ?? 0;
  for (let at = columns; at < numbers.length; at++)
    numbers[at] = (numbers[at - columns] ?? 0) + (differences[at] ?? 0);
  return numbers;
}
