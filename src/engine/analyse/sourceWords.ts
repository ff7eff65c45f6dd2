import type { Reading } from '../types.ts';
import type { Candidate } from './candidate.ts';
import { markedEzafe } from './inputMarks.ts';
import { normaliseWord } from './normalise.ts';
import type { RawToken } from './tokenise.ts';
import type { WordReader } from './words.ts';
import { readApart } from './writtenApart.ts';

/** A word of the source with its candidates and, where it is written apart, its piece. */
export interface SourceWord {
  readonly normalised: string;
  readonly candidates: readonly Candidate[];
  readonly markedEzafe?: true;
  readonly piece?: {
    readonly tokenIndex: number;
    readonly reading: Reading;
    /** Where the head is, seen from the piece. */
    readonly side: 'previous' | 'next';
  };
}

/** The words of a text by the index of their head's token; pieces are no words of their own. */
export function sourceWords(
  text: string,
  tokens: readonly RawToken[],
  read: WordReader,
  readMarked: (source: string) => readonly Candidate[],
): Map<number, SourceWord> {
  const words = new Map<number, SourceWord>();
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.kind !== 'word') continue;
    const pair = pairAt(text, tokens, at, read);
    if (pair === undefined) {
      words.set(at, singleWord(sourceOf(text, tokens[at]), readMarked));
      continue;
    }
    words.set(pair.headIndex, pair.word);
    at += 2;
  }
  return words;
}

function singleWord(source: string, readMarked: (source: string) => readonly Candidate[]): SourceWord {
  const word = normaliseWord(source);
  const marked = markedEzafe(word);
  return { normalised: word.letters, candidates: readMarked(source), ...(marked && { markedEzafe: marked }) };
}

function pairAt(
  text: string,
  tokens: readonly RawToken[],
  at: number,
  read: WordReader,
): { readonly headIndex: number; readonly word: SourceWord } | undefined {
  if (tokens[at + 2]?.kind !== 'word' || sourceOf(text, tokens[at + 1]) !== ' ') return undefined;
  const first = normaliseWord(sourceOf(text, tokens[at])).letters;
  const second = normaliseWord(sourceOf(text, tokens[at + 2])).letters;
  const pair = readApart(first, second, read);
  if (pair === undefined) return undefined;
  const pieceFirst = pair.pieceIs === 'first';
  const headIndex = pieceFirst ? at + 2 : at;
  return {
    headIndex,
    word: {
      normalised: pieceFirst ? second : first,
      candidates: pair.head,
      piece: {
        tokenIndex: pieceFirst ? at : at + 2,
        reading: pair.piece,
        side: pieceFirst ? 'next' : 'previous',
      },
    },
  };
}

function sourceOf(text: string, token: RawToken | undefined): string {
  return token === undefined ? '' : text.slice(token.utf16Start, token.utf16End);
}
