import type { AnalysedToken, AnalysedWord } from '../../client/index.ts';
import { offsetTable } from '../../text/codePoints.ts';
import type { Span } from '../../text/span.ts';

/** Where a word of a text stands, and what is told of it. */
export interface WordInText extends Span {
  readonly word: AnalysedWord;
}

/** The words among the tokens of an analysed text. */
export function wordsIn(text: string, tokens: readonly AnalysedToken[]): WordInText[] {
  const table = offsetTable(text);
  return tokens
    .filter((token) => token.kind === 'word')
    .map((word) => ({
      utf16Start: table.toUtf16(word.codePointStart),
      utf16End: table.toUtf16(word.codePointEnd),
      word,
    }));
}
