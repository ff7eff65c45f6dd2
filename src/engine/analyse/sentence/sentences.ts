import { endsWithLine } from '../../../text/sections/lineEnds.ts';
import type { RawToken } from './tokenise.ts';

const ENDS = new Set(['.', '!', '?', '؟', '…', '۔']);
const CLOSES = new Set(['»', '”', '’', '"', "'", ')', ']', '*', '_']);

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

function endsBlock(text: string, span: RawToken, space: string): boolean {
  const lines = space === ' ' ? 0 : space.split('\n').length - 1;
  if (lines !== 1) return lines > 1;
  return endsWithLine(text, text.lastIndexOf('\n', span.utf16Start - 1) + 1, span);
}
