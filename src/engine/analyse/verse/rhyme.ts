/** The last words of a hemistich, from its end. */
export type LastWords = readonly string[];

/**
 * Whether two hemistichs rhyme: behind the words that they share at their ends, the next are different and end in the
 * same letters.
 */
export function rhyme(a: LastWords, b: LastWords): boolean {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  const [left, right] = [a[at], b[at]];
  if (left === undefined || right === undefined) return false;
  return left.slice(-2) === right.slice(-2) || (at > 0 && left.slice(-1) === right.slice(-1));
}
