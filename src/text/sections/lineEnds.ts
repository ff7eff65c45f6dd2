/** A line this long (UTF-16 units) that ends in a single line break is wrapped prose and goes on. */
const WRAPPED_LINE = 60;

const DIGIT = '[0-9\\u0660-\\u0669\\u06f0-\\u06f9]';
const LIST_ITEM = new RegExp(
  `(?:[-*+•–—]|(?:${DIGIT}{1,3}|الف|[آ-ی])[.)ـ-]|\\(${DIGIT}{1,3}\\))[\\s\\u200c]`,
  'y',
);

/** How a message of a conversation or a line of a log begins: who or when. */
const MESSAGE = new RegExp(
  `\\[[^\\]\\n]{1,40}\\]|<[^<>\\n]{1,40}>|${DIGIT}{1,4}[:/.-]${DIGIT}{1,2}|[^\\s:،.؟!«»]{1,20}(?: [^\\s:،.؟!«»]{1,20}){0,3}:\\s`,
  'y',
);

/**
 * Where lines begin with another sentence than the line before them ended with, in UTF-16 units, ascending: behind a
 * short line, and with an item of a list or a message of a conversation.
 */
export function sentenceLineStarts(text: string): number[] {
  let utf16LineStart = 0;
  return [...text.matchAll(/[^\S\n]*\n\s*/g)].flatMap(({ 0: space, index }) => {
    const utf16Next = index + space.length;
    const isEnd =
      index - utf16LineStart < WRAPPED_LINE ||
      isAt(LIST_ITEM, text, utf16Next) ||
      (isAt(MESSAGE, text, utf16Next) && isAt(MESSAGE, text, utf16LineStart));
    utf16LineStart = utf16Next;
    return isEnd ? [utf16Next] : [];
  });
}

function isAt(sticky: RegExp, text: string, utf16Offset: number): boolean {
  sticky.lastIndex = utf16Offset;
  return sticky.test(text);
}
