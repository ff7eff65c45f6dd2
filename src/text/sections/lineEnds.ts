import type { Span } from '../span.ts';

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
 * Whether a sentence ends with its line: a short one, or one before an item of a list or a message of a conversation. The
 * span is the white space between the line and the next one.
 */
export function endsWithLine(
  text: string,
  utf16LineStart: number,
  { utf16Start: utf16LineEnd, utf16End: utf16Next }: Span,
): boolean {
  if (utf16LineEnd - utf16LineStart < WRAPPED_LINE || isAt(LIST_ITEM, text, utf16Next)) return true;
  return isAt(MESSAGE, text, utf16Next) && isAt(MESSAGE, text, utf16LineStart);
}

/** Where lines begin with another sentence than the line before them ended with, in UTF-16 units, ascending. */
export function sentenceLineStarts(text: string): number[] {
  let utf16LineStart = 0;
  return [...text.matchAll(/[^\S\n]*\n\s*/g)].flatMap(({ 0: space, index }) => {
    const utf16Next = index + space.length;
    const isEnd = endsWithLine(text, utf16LineStart, { utf16Start: index, utf16End: utf16Next });
    utf16LineStart = utf16Next;
    return isEnd ? [utf16Next] : [];
  });
}

function isAt(sticky: RegExp, text: string, utf16Offset: number): boolean {
  sticky.lastIndex = utf16Offset;
  return sticky.test(text);
}
