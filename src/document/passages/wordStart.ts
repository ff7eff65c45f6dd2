/** What a Persian word is made of, with what joins its letters and the marks on them. */
const IN_WORD = /[\p{L}\p{M}\p{N}\u200c\u200d\u0640]/u;

/** Where the word begins that an offset is inside of; the offset itself between words. */
export function wordStartAt(text: string, utf16Offset: number): number {
  const isInside = IN_WORD.test(text.charAt(utf16Offset));
  let start = utf16Offset;
  while (isInside && start > 0 && IN_WORD.test(text.charAt(start - 1))) start--;
  return start;
}
