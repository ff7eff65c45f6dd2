/** What a Persian word is made of, with what joins its letters and the marks on them. */
const IN_WORD = /[\p{L}\p{M}\p{N}\u200c\u200d\u0640]/u;

/** Where the word begins that an offset is inside of; the offset itself between words. */
export function wordStartAt(text: string, utf16Offset: number): number {
  const isInside = isInWord(text, utf16Offset);
  let start = utf16Offset;
  while (isInside && start > 0 && isInWord(text, start - 1)) start--;
  return start;
}

/** Where the word ends that an offset is inside of; the offset itself between words. */
export function wordEndAt(text: string, utf16Offset: number): number {
  const isInside = utf16Offset > 0 && isInWord(text, utf16Offset - 1);
  let end = utf16Offset;
  while (isInside && end < text.length && isInWord(text, end)) end++;
  return end;
}

function isInWord(text: string, utf16Offset: number): boolean {
  return IN_WORD.test(text.charAt(utf16Offset));
}
