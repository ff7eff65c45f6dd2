import type { RawToken } from './tokenise.ts';

const ENDS = new Set(['.', '!', '?', '؟', '…', '۔']);
const CLOSES = new Set(['»', '”', '’', '"', "'", ')', ']', '*', '_']);

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
 * The tokens of `text` sentence by sentence: one ends behind the white space after its last mark, and with its
 * paragraph, heading, item of a list or message of a conversation.
 */
export function sentencesOf(text: string, tokens: readonly RawToken[]): (readonly RawToken[])[] {
  const sentences: (readonly RawToken[])[] = [];
  let start = 0;
  let isClosed = false;
  for (const [at, token] of tokens.entries()) {
    const source = text.slice(token.utf16Start, token.utf16End);
    if (token.kind === 'space' && (isClosed || endsBlock(text, token, source))) {
      sentences.push(tokens.slice(start, at + 1));
      start = at + 1;
    }
    isClosed = (ENDS.has(source) && !isAbbreviated(tokens, at)) || (isClosed && CLOSES.has(source));
  }
  if (start < tokens.length) sentences.push(tokens.slice(start));
  return sentences;
}

/** A dot behind a letter by itself ends no sentence: ر.ک. */
function isAbbreviated(tokens: readonly RawToken[], at: number): boolean {
  const [before, dot] = [tokens[at - 1], tokens[at]];
  return before?.kind === 'word' && before.utf16End - before.utf16Start === 1 && dot?.kind === 'punctuation';
}

function endsBlock(text: string, { utf16Start, utf16End }: RawToken, space: string): boolean {
  const lines = space === ' ' ? 0 : space.split('\n').length - 1;
  if (lines !== 1) return lines > 1;
  const utf16LineStart = text.lastIndexOf('\n', utf16Start - 1) + 1;
  if (utf16Start - utf16LineStart < WRAPPED_LINE || isAt(LIST_ITEM, text, utf16End)) return true;
  return isAt(MESSAGE, text, utf16End) && isAt(MESSAGE, text, utf16LineStart);
}

function isAt(sticky: RegExp, text: string, utf16Offset: number): boolean {
  sticky.lastIndex = utf16Offset;
  return sticky.test(text);
}
