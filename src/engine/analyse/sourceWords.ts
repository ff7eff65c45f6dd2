import type { Reading } from '../types.ts';
import type { Candidate } from './candidate.ts';
import { AND, readFixedPair } from './fixedPairs.ts';
import { markedEzafe } from './inputMarks.ts';
import type { NormalisedWord } from './normalise.ts';
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

/** How words are looked at; all of them remember what they have seen. */
export interface Readers {
  readonly normalise: (source: string) => NormalisedWord;
  readonly read: WordReader;
  /** What the lexicon itself has of a form. */
  readonly listed: WordReader;
  /** The readings of a word, with its marks taken into account. */
  readonly readMarked: (word: NormalisedWord) => readonly Candidate[];
}

/** The words of a text by the index of their head's token; pieces are no words of their own. */
export function sourceWords(
  text: string,
  tokens: readonly RawToken[],
  readers: Readers,
): Map<number, SourceWord> {
  const words = new Map<number, SourceWord>();
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.kind !== 'word') continue;
    const pair = pairAt(text, tokens, at, readers);
    if (pair === undefined) {
      words.set(at, singleWord(sourceOf(text, tokens[at]), readers));
      continue;
    }
    words.set(pair.headIndex, pair.word);
    at += 2;
  }
  readFixedPairs(words, readers);
  return words;
}

const WITH_SPACE = 2;

/** Gives the words of «گفت و گو» and its like the readings that they have there. */
function readFixedPairs(words: Map<number, SourceWord>, readers: Readers): void {
  for (const [at, and] of words) {
    if (and.normalised !== AND) continue;
    const [first, second] = [words.get(at - WITH_SPACE), words.get(at + WITH_SPACE)];
    if (first === undefined || second === undefined) continue;
    const pair = readFixedPair(first.normalised, second.normalised, readers);
    if (pair === undefined) continue;
    [first, and, second].forEach((word, place) => {
      words.set(at + (place - 1) * WITH_SPACE, { ...word, candidates: pair[place] ?? word.candidates });
    });
  }
}

function singleWord(source: string, { normalise, readMarked }: Readers): SourceWord {
  const word = normalise(source);
  const marked = markedEzafe(word);
  return { normalised: word.letters, candidates: readMarked(word), ...(marked && { markedEzafe: marked }) };
}

function pairAt(
  text: string,
  tokens: readonly RawToken[],
  at: number,
  { normalise, read }: Readers,
): { readonly headIndex: number; readonly word: SourceWord } | undefined {
  if (tokens[at + 2]?.kind !== 'word' || sourceOf(text, tokens[at + 1]) !== ' ') return undefined;
  const first = normalise(sourceOf(text, tokens[at])).letters;
  const second = normalise(sourceOf(text, tokens[at + 2])).letters;
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
