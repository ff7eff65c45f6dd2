/**
 * What one request carries where a document is divided, in UTF-16 units, which are never fewer than code points: of the
 * contract's 6,000 code points some are left for signs and half-spaces that are put in before it is sent, and its 32,768
 * bytes hold it even where JSON escapes every unit with six.
 */
export const REQUEST_UNITS = 5_000;

/** What stands between joined texts: a blank line, over which no context reaches. */
export const BORDER = '\n\n';

/** Neighbouring texts together, so that each group joined by `BORDER` has at most `maxUtf16` units, or is one text. */
export function groupTexts(texts: readonly string[], maxUtf16: number): string[][] {
  const groups: string[][] = [];
  let room = 0;
  for (const text of texts) {
    const length = text.length + BORDER.length;
    if (length > room) {
      groups.push([]);
      room = maxUtf16;
    }
    groups.at(-1)?.push(text);
    room -= length;
  }
  return groups;
}
