import { ZWNJ } from '../../signs.ts';
import type { Ezafe, Phonemes, Pronunciation } from '../../types.ts';
import { barePronunciation } from '../candidate.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { readCompoundApart } from '../spacing/compoundsApart.ts';
import { readArticleApart, readNameApart } from '../spacing/entriesApart.ts';
import { affixPiece, isEndingApart, isWrittenApart, readApart } from '../spacing/writtenApart.ts';
import { type FoundPhrase, lastOfPhrase, markedAsArabic, type PhraseFinder } from '../words/arabicPhrases.ts';
import type { AloneReader, WordAlone, WordReader } from '../words/wordReader.ts';
import { AND, readFixedPair } from './fixedPairs.ts';
import type { RawToken } from './tokenise.ts';
import { sourceAt, WITH_SPACE, type WordCursor, type WordRow, wordAt } from './wordCursor.ts';

/** A word of the source with its candidates and, where it is written apart, its pieces. */
export interface SourceWord extends WordAlone {
  /** What the whole is, for its context, where it is a compound written apart. */
  readonly form?: string;
  readonly pieces?: readonly Piece[];
}

interface Piece {
  readonly tokenIndex: number;
  readonly pronunciation: Pronunciation;
  /** Where the head is, seen from the piece. */
  readonly side: 'previous' | 'next';
  /** Its own, inside a phrase. */
  readonly ezafe?: Ezafe;
}

/** What the words of a text are read by. */
export interface Readers {
  readonly read: WordReader;
  readonly readAlone: AloneReader;
  readonly hasPins: boolean;
  readonly hasForm: Lexicon['hasForm'];
  readonly arabicPhrases: PhraseFinder;
}

/** Words that are read as one, with the places of the head and of the last of them. */
interface FoundWord {
  readonly headIndex: number;
  readonly lastIndex: number;
  readonly word: SourceWord;
}

/**
 * The words of a text by the index of their head's token; pieces are no words of their own. In verse compounds are not
 * written apart.
 */
export function sourceWords(
  text: string,
  tokens: readonly RawToken[],
  readers: Readers,
  isVerse: boolean,
): Map<number, SourceWord> {
  const row = rowOf(text, tokens, readers);
  const hasOthers = row.words.some((word) => isWrittenApart(word?.normalised ?? ''));
  const words = new Map<number, SourceWord>();
  for (let at = 0; at < tokens.length; at++) {
    const here = wordAt(row, at);
    if (here === undefined) continue;
    const found =
      arabicPhraseAt(here, readers) ??
      (isVerse ? undefined : compoundAt(here, hasOthers, readers.read)) ??
      pairAt(here, readers);
    words.set(found?.headIndex ?? at, found?.word ?? here.word);
    at = found?.lastIndex ?? at;
  }
  readFixedPairs(words, readers.read);
  return words;
}

/** Each word is read alone, and those of fixed phrases as if nothing were chosen for them. */
function rowOf(text: string, tokens: readonly RawToken[], { readAlone, hasPins, hasForm }: Readers): WordRow {
  const words = tokens.map(({ kind, utf16Start, utf16End }) =>
    kind === 'word' ? readAlone(text.slice(utf16Start, utf16End)) : undefined,
  );
  const row = { text, tokens, words };
  if (!hasPins) return row;
  const unpinned = [...words];
  for (let at = 0; at < words.length; at++) {
    const run = runFrom(row, at);
    for (const { tokenIndex } of wordsOfPhrases(run, hasForm))
      unpinned[tokenIndex] = readAlone(sourceAt(row, tokenIndex), { without: 'pins' });
    at = run.at(-1)?.tokenIndex ?? at;
  }
  return { ...row, words: unpinned };
}

/** The words from a place on that have single spaces between them; none if no word stands there. */
function runFrom(row: WordRow, tokenIndex: number): readonly WordCursor[] {
  const run: WordCursor[] = [];
  for (let here = wordAt(row, tokenIndex); here !== undefined; here = here.next()) run.push(here);
  return run;
}

/** A word that is all of a phrase which the lexicon has as a word too is left to it. */
function arabicPhraseAt(here: WordCursor, { arabicPhrases, hasForm }: Readers): FoundWord | undefined {
  if (!arabicPhrases.begins(here.word.normalised)) return undefined;
  const places: WordCursor[] = [];
  const found = arabicPhrases.longest((index) => {
    const place = index === 0 ? here : places[index - 1]?.nextOrJoined();
    if (place !== undefined) places[index] = place;
    return place?.word.normalised;
  });
  const head = places[(found?.sounds.length ?? 0) - 1];
  if (found === undefined || head === undefined) return undefined;
  if (head === here && hasForm(here.word.normalised)) return undefined;
  const pieces = found.sounds.slice(0, -1).flatMap(({ phonemes, ezafe }, index): Piece[] => {
    const place = places[index];
    if (place === undefined) return [];
    const { tokenIndex, word } = place;
    return [{ tokenIndex, pronunciation: pieceOf(found, phonemes, word), side: 'next', ezafe }];
  });
  const { tokenIndex, word } = head;
  return {
    headIndex: tokenIndex,
    lastIndex: tokenIndex,
    word: { ...word, candidates: [lastOfPhrase(found)], pieces },
  };
}

function pieceOf({ phrase }: FoundPhrase, phonemes: Phonemes, { normalised }: WordAlone): Pronunciation {
  const bare = barePronunciation({
    phonemes,
    lemma: normalised,
    partOfSpeech: phrase.partOfSpeech,
    origin: 'lexicon',
    cost: 0,
  });
  return { ...bare, ...markedAsArabic(phrase) };
}

function compoundAt(here: WordCursor, hasOthers: boolean, read: WordReader): FoundWord | undefined {
  const head = here.next();
  if (head === undefined) return undefined;
  const behind = head.next();
  const ending = behind !== undefined && isEndingApart(behind.word.normalised) ? behind : undefined;
  const around = {
    before: here.before()?.word.normalised ?? '',
    ending: ending?.word.normalised ?? '',
    hasOthers,
  };
  const { normalised } = head.word;
  const found = readCompoundApart(here.word.normalised, normalised, around, read);
  if (found === undefined) return undefined;
  const pieces: Piece[] = [{ tokenIndex: here.tokenIndex, pronunciation: found.first, side: 'next' }];
  if (ending !== undefined)
    pieces.push({
      tokenIndex: ending.tokenIndex,
      pronunciation: affixPiece(found.rest, around.ending),
      side: 'previous',
    });
  return {
    headIndex: head.tokenIndex,
    lastIndex: (ending ?? head).tokenIndex,
    word: { normalised, candidates: found.head, form: found.form, pieces },
  };
}

function pairAt(here: WordCursor, { read, hasForm }: Readers): FoundWord | undefined {
  const next = here.next();
  if (next === undefined) return undefined;
  const [first, second] = [here.word.normalised, next.word.normalised];
  const pair =
    readApart(first, second, read) ??
    readArticleApart(first, second, read) ??
    readNameApart(first, second, read, hasForm);
  if (pair === undefined) return undefined;
  const [head, piece] = pair.pieceIs === 'first' ? [next, here] : [here, next];
  const side = pair.pieceIs === 'first' ? 'next' : 'previous';
  return {
    headIndex: head.tokenIndex,
    lastIndex: next.tokenIndex,
    word: {
      normalised: head.word.normalised,
      candidates: pair.head,
      pieces: [{ tokenIndex: piece.tokenIndex, pronunciation: pair.piece, side }],
    },
  };
}

/** Gives the words of «گفت و گو» and its like the readings that they have there. */
function readFixedPairs(words: Map<number, SourceWord>, read: WordReader): void {
  for (const [at, and] of words) {
    if (and.normalised !== AND) continue;
    const [first, second] = [words.get(at - WITH_SPACE), words.get(at + WITH_SPACE)];
    if (first === undefined || second === undefined) continue;
    const pair = readFixedPair(first.normalised, second.normalised, read);
    if (pair === undefined) continue;
    [first, and, second].forEach((word, place) => {
      words.set(at + (place - 1) * WITH_SPACE, { ...word, candidates: pair[place] ?? word.candidates });
    });
  }
}

/** Thanks to God, in which شکر is no sugar; the lexicon has its other phrases as words with ZWNJ. */
const PHRASES: ReadonlySet<string> = new Set([
  'شکر خدا',
  'شکر خدای',
  'شکر خداوند',
  'شکر پروردگار',
  'شکر ایزد',
  'شکر یزدان',
  'شکر نعمت',
  'خدا را شکر',
  'خدا رو شکر',
  'خدای را شکر',
  'خداوند را شکر',
  'خدایا شکر',
  'الهی شکر',
]);

const LONGEST = 3;

/** The words of a run that belong to a fixed phrase, which is read as itself whatever is chosen for its words. */
function wordsOfPhrases(run: readonly WordCursor[], hasForm: Lexicon['hasForm']): ReadonlySet<WordCursor> {
  const found = new Set<WordCursor>();
  for (let at = 0; at < run.length; at++)
    for (let count = 2; count <= LONGEST && at + count <= run.length; count++) {
      const words = run.slice(at, at + count);
      const forms = words.map(({ word }) => word.normalised);
      if (!PHRASES.has(forms.join(' ')) && !hasForm(forms.join(ZWNJ))) continue;
      for (const word of words) found.add(word);
    }
  return found;
}
