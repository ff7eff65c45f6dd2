import type { WordAlone } from '../words/wordReader.ts';
import type { RawToken } from './tokenise.ts';

/** The tokens of a text, and its words, read alone, by the index of their token. */
export interface WordRow {
  readonly text: string;
  readonly tokens: readonly RawToken[];
  readonly words: readonly (WordAlone | undefined)[];
}

/** A word at its place in a row; its neighbours are undefined where no word stands. */
export interface WordCursor {
  readonly tokenIndex: number;
  readonly word: WordAlone;
  /** The word behind a single space. */
  next(): WordCursor | undefined;
  /** The word behind a single space or behind nothing. */
  nextOrJoined(): WordCursor | undefined;
  /** The word before the one token, a space as a rule, that stands before this one. */
  before(): WordCursor | undefined;
}

/** From the index of a token to that of the next but one: as a rule from word to word. */
export const WITH_SPACE = 2;

/** The word that the token with this index is; undefined if it is none. */
export function wordAt(row: WordRow, tokenIndex: number): WordCursor | undefined {
  const word = row.words[tokenIndex];
  if (word === undefined) return undefined;
  const isBeforeSpace = (): boolean => sourceAt(row, tokenIndex + 1) === ' ';
  return {
    tokenIndex,
    word,
    next: () => (isBeforeSpace() ? wordAt(row, tokenIndex + WITH_SPACE) : undefined),
    nextOrJoined: () => wordAt(row, tokenIndex + (isBeforeSpace() ? WITH_SPACE : 1)),
    before: () => wordAt(row, tokenIndex - WITH_SPACE),
  };
}

/** What the token with this index is in the text; empty if there is none. */
export function sourceAt({ text, tokens }: WordRow, tokenIndex: number): string {
  const token = tokens[tokenIndex];
  return token === undefined ? '' : text.slice(token.utf16Start, token.utf16End);
}
