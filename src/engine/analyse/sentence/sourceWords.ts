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
  const alone = tokens.map((token) =>
    token.kind === 'word' ? readers.readAlone(sourceOf(text, token)) : undefined,
  );
  readPhrases(text, tokens, alone, readers);
  const hasOthers = alone.some((word) => isWrittenApart(word?.normalised ?? ''));
  const words = new Map<number, SourceWord>();
  for (let at = 0; at < tokens.length; at++) {
    const word = alone[at];
    if (word === undefined) continue;
    const phrase = arabicPhraseAt(text, tokens, alone, at, readers);
    if (phrase !== undefined) {
      words.set(phrase.headIndex, phrase.word);
      at = phrase.headIndex;
      continue;
    }
    const next = nextWord(text, tokens, at);
    const compound =
      isVerse || next === undefined ? undefined : compoundAt(text, tokens, alone, at, hasOthers, readers);
    const pair = compound ?? (next === undefined ? undefined : pairAt(alone, at, readers));
    words.set(pair?.headIndex ?? at, pair?.word ?? word);
    at = pair?.lastIndex ?? at;
  }
  readFixedPairs(words, readers);
  return words;
}

const WITH_SPACE = 2;

/** A word that is all of a phrase which the lexicon has as a word too is left to it. */
function arabicPhraseAt(
  text: string,
  tokens: readonly RawToken[],
  alone: readonly (SourceWord | undefined)[],
  at: number,
  { arabicPhrases, hasForm }: Readers,
): { readonly headIndex: number; readonly word: SourceWord } | undefined {
  if (!arabicPhrases.begins(alone[at]?.normalised ?? '')) return undefined;
  const places = [at];
  const found = arabicPhrases.longest((index) => {
    for (let last = places.at(-1) ?? at; places.length <= index; places.push(last))
      last += isSingleSpace(text, tokens[last + 1]) ? WITH_SPACE : 1;
    return alone[places[index] ?? -1]?.normalised;
  });
  const headIndex = places[(found?.sounds.length ?? 0) - 1];
  const head = headIndex === undefined ? undefined : alone[headIndex];
  if (found === undefined || headIndex === undefined || head === undefined) return undefined;
  if (headIndex === at && hasForm(head.normalised)) return undefined;
  const pieces = found.sounds.slice(0, -1).map(({ phonemes, ezafe }, index): Piece => {
    const tokenIndex = places[index] ?? at;
    return { tokenIndex, pronunciation: pieceOf(found, phonemes, alone[tokenIndex]), side: 'next', ezafe };
  });
  return { headIndex, word: { ...head, candidates: [lastOfPhrase(found)], pieces } };
}

function pieceOf({ phrase }: FoundPhrase, phonemes: Phonemes, word: SourceWord | undefined): Pronunciation {
  const bare = barePronunciation({
    phonemes,
    lemma: word?.normalised ?? '',
    partOfSpeech: phrase.partOfSpeech,
    origin: 'lexicon',
    cost: 0,
  });
  return { ...bare, ...markedAsArabic(phrase) };
}

/** The index of the word behind a single space; undefined if there is none. */
function nextWord(text: string, tokens: readonly RawToken[], at: number): number | undefined {
  const isNext = isSingleSpace(text, tokens[at + 1]) && tokens[at + WITH_SPACE]?.kind === 'word';
  return isNext ? at + WITH_SPACE : undefined;
}

/** The words of a pair or a compound, with the places of its head and of its last token. */
interface FoundPair {
  readonly headIndex: number;
  readonly lastIndex: number;
  readonly word: SourceWord;
}

function compoundAt(
  text: string,
  tokens: readonly RawToken[],
  alone: readonly (SourceWord | undefined)[],
  at: number,
  hasOthers: boolean,
  readers: Readers,
): FoundPair | undefined {
  const headIndex = at + WITH_SPACE;
  const [first, second] = [alone[at], alone[headIndex]];
  if (first === undefined || second === undefined) return undefined;
  const third = nextWord(text, tokens, headIndex);
  const apart = third === undefined ? '' : (alone[third]?.normalised ?? '');
  const ending = isEndingApart(apart) ? apart : '';
  const before = alone[at - WITH_SPACE]?.normalised ?? '';
  const around = { before, ending, hasOthers };
  const found = readCompoundApart(first.normalised, second.normalised, around, readers.read);
  if (found === undefined) return undefined;
  const pieces: Piece[] = [{ tokenIndex: at, pronunciation: found.first, side: 'next' }];
  const lastIndex = ending === '' ? headIndex : (third ?? headIndex);
  if (ending !== '')
    pieces.push({ tokenIndex: lastIndex, pronunciation: affixPiece(found.rest, ending), side: 'previous' });
  const { form, head } = found;
  return { headIndex, lastIndex, word: { normalised: second.normalised, candidates: head, form, pieces } };
}

/** Gives the words of fixed phrases, in `alone`, the readings that they have without pins. */
function readPhrases(
  text: string,
  tokens: readonly RawToken[],
  alone: (SourceWord | undefined)[],
  { readAlone, hasPins, hasForm }: Readers,
): void {
  if (!hasPins) return;
  for (let start = 0; start < tokens.length; start++) {
    const forms: string[] = [];
    const first = start;
    for (let word = alone[start]; word !== undefined; word = alone[start]) {
      forms.push(word.normalised);
      if (!isSingleSpace(text, tokens[start + 1])) break;
      start += WITH_SPACE;
    }
    for (const place of wordsOfPhrases(forms, hasForm)) {
      const at = first + place * WITH_SPACE;
      const token = tokens[at];
      if (token !== undefined) alone[at] = readAlone(sourceOf(text, token), { without: 'pins' });
    }
  }
}

/** Gives the words of «گفت و گو» and its like the readings that they have there. */
function readFixedPairs(words: Map<number, SourceWord>, readers: Readers): void {
  for (const [at, and] of words) {
    if (and.normalised !== AND) continue;
    const [first, second] = [words.get(at - WITH_SPACE), words.get(at + WITH_SPACE)];
    if (first === undefined || second === undefined) continue;
    const pair = readFixedPair(first.normalised, second.normalised, readers.read);
    if (pair === undefined) continue;
    [first, and, second].forEach((word, place) => {
      words.set(at + (place - 1) * WITH_SPACE, { ...word, candidates: pair[place] ?? word.candidates });
    });
  }
}

function pairAt(
  alone: readonly (SourceWord | undefined)[],
  at: number,
  { read, hasForm }: Readers,
): FoundPair | undefined {
  const first = alone[at]?.normalised;
  const second = alone[at + WITH_SPACE]?.normalised;
  if (first === undefined || second === undefined) return undefined;
  const pair =
    readApart(first, second, read) ??
    readArticleApart(first, second, read) ??
    readNameApart(first, second, read, hasForm);
  if (pair === undefined) return undefined;
  const pieceFirst = pair.pieceIs === 'first';
  const [before, behind] = [at, at + WITH_SPACE];
  return {
    headIndex: pieceFirst ? behind : before,
    lastIndex: behind,
    word: {
      normalised: pieceFirst ? second : first,
      candidates: pair.head,
      pieces: [
        {
          tokenIndex: pieceFirst ? before : behind,
          pronunciation: pair.piece,
          side: pieceFirst ? 'next' : 'previous',
        },
      ],
    },
  };
}

function isSingleSpace(text: string, token: RawToken | undefined): boolean {
  return token !== undefined && sourceOf(text, token) === ' ';
}

function sourceOf(text: string, { utf16Start, utf16End }: RawToken): string {
  return text.slice(utf16Start, utf16End);
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

/**
 * The places of the words that belong to a fixed phrase, which is read as itself whatever is chosen for its words.
 * @param forms normalised words that stand next to each other
 */
function wordsOfPhrases(forms: readonly string[], hasForm: Lexicon['hasForm']): ReadonlySet<number> {
  const places = new Set<number>();
  for (let at = 0; at < forms.length; at++)
    for (let count = 2; count <= LONGEST && at + count <= forms.length; count++) {
      const words = forms.slice(at, at + count);
      if (!PHRASES.has(words.join(' ')) && !hasForm(words.join(ZWNJ))) continue;
      for (let place = at; place < at + count; place++) places.add(place);
    }
  return places;
}
