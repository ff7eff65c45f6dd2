/** Adds `sentences` to how often each was counted `before`; they differ in more than digits. */
export function countedWithoutDigits(
  sentences: readonly string[],
  before: Readonly<Record<string, number>> = {},
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = { ...before };
  for (const each of sentences) {
    const sentence = each.replaceAll(/\d+/g, '#');
    counts[sentence] = (counts[sentence] ?? 0) + 1;
  }
  return counts;
}
