import type { AnalysedToken, AnalysedWord } from '../../client/index.ts';
import { offsetTable } from '../../text/codePoints.ts';
import type { Span } from '../../text/span.ts';

/** A word of a text and how it is read. */
export interface WordInText extends Span {
  readonly source: string;
  readonly word: AnalysedWord;
}

/** The words among the tokens of an analysed text. */
export function wordsIn(text: string, tokens: readonly AnalysedToken[]): WordInText[] {
  const table = offsetTable(text);
  return tokens.flatMap(({ codePointStart, codePointEnd, source, word }) =>
    word === undefined
      ? []
      : [{ utf16Start: table.toUtf16(codePointStart), utf16End: table.toUtf16(codePointEnd), source, word }],
  );
}
