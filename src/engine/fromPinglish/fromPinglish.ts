import { type OffsetTable, offsetTable } from '../../text/codePoints.ts';
import type { Lexicon } from '../analyse/lexicon/lexicon.ts';
import { createChoiceFinder } from './choices.ts';
import { type ChosenWord, chosenTyped } from './chosenTyped.ts';
import { writeClause } from './clause.ts';
import { clausesOf, type TypedWord } from './clausesOf.ts';
import { type EnglishWords, englishWords, isEnglishSentence } from './english.ts';
import { createKnownTyped, type LoanWords } from './knownTyped.ts';
import { type Piece, piecesOf } from './typedText.ts';

/** Latin words and the Persian that they became; code points of the source, half-open. */
export interface PersianWord {
  readonly codePointStart: number;
  readonly codePointEnd: number;
  readonly source: string;
  readonly persian: string;
  /** What else it could be, the likeliest first; empty unless it is asked for. */
  readonly candidates: readonly string[];
}

export interface FromPinglish {
  readonly persian: string;
  readonly alignment: readonly PersianWord[];
}

export interface FromPinglishOptions {
  readonly loanWords?: LoanWords;
  /** Whether each word is to have its candidates. */
  readonly withCandidates?: boolean;
  /** What the user wants written for typed words, of whatever kind they are. */
  readonly chosen?: readonly ChosenWord[];
}

/** Pieces of a text that are written as one, by their numbers, both included. */
interface WrittenPieces {
  readonly first: number;
  readonly last: number;
  readonly letters: string;
  readonly candidates: readonly string[];
}

const SIGNS: ReadonlyMap<string, string> = new Map([
  [',', '،'],
  [';', '؛'],
  ['?', '؟'],
]);

/** Creates the function that writes Pinglish in Persian letters. It remembers words, never texts. */
export function createFromPinglish(
  lexicon: Lexicon,
): (text: string, options?: FromPinglishOptions) => FromPinglish {
  const find = createChoiceFinder(lexicon);
  const isEnglish = englishWords(lexicon);
  const counts = lexicon.wordCounts;
  const known = createKnownTyped(lexicon);
  const isTitle = (word: string): boolean => known.title(word) !== undefined;
  const isName = (letters: string): boolean =>
    lexicon
      .entries(letters)
      .some(({ partOfSpeech, features }) => partOfSpeech === 'name' && !features.has('place'));
  return (text, { loanWords = 'persian', withCandidates = false, chosen = [] } = {}) => {
    const pieces = piecesOf(text);
    const singleA = singleACost(text);
    const means = {
      ...{ singleA, find, counts, isEnglish, known, loanWords, isName, withCandidates },
      chosen: chosenTyped(chosen),
    };
    const clauses = withoutEnglish(clausesOf(text, pieces, isTitle), text, pieces, isEnglish);
    const written = clauses.flatMap((words) =>
      writeClause(words, means).map(({ from, to, letters, candidates }) => ({
        first: words[from]?.first ?? 0,
        last: words[to - 1]?.last ?? 0,
        letters,
        candidates,
      })),
    );
    return assemble(text, pieces, written);
  };
}

const SENTENCE_END = /[.!?؟\n]/;

/** The clauses of the sentences that are not English. */
function withoutEnglish(
  clauses: readonly (readonly TypedWord[])[],
  text: string,
  pieces: readonly Piece[],
  isEnglish: EnglishWords,
): (readonly TypedWord[])[] {
  const sentences: (readonly TypedWord[])[][] = [];
  let end = 0;
  for (const clause of clauses) {
    const start = pieces[clause[0]?.first ?? 0]?.utf16Start ?? 0;
    const isNew = sentences.length === 0 || SENTENCE_END.test(text.slice(end, start));
    if (isNew) sentences.push([clause]);
    else sentences.at(-1)?.push(clause);
    end = pieces[clause.at(-1)?.last ?? 0]?.utf16End ?? 0;
  }
  return sentences
    .filter(
      (sentence) =>
        !isEnglishSentence(
          sentence.flat().map(({ folded }) => folded),
          isEnglish,
        ),
    )
    .flat();
}

const LONG_A = /aa|ā|â/gi;
const ANY_A = /[aāâ]+/gi;
/** In a text that types every ā as aa, the share of aa among all a. */
const USUAL_SHARE = 0.35;
const LEAST_COST = 0.1;
const MOST_MORE = 1.4;

/** Whoever types aa means it, and then a single a is seldom ā. In steps, so that words can be remembered. */
function singleACost(text: string): number {
  const long = text.match(LONG_A)?.length ?? 0;
  const all = (text.match(ANY_A)?.length ?? 0) + 3;
  const share = Math.min(long / all / USUAL_SHARE, 1);
  return LEAST_COST + (Math.round(share * 10) / 10) * MOST_MORE;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function sourceOf(text: string, piece: Piece | undefined): string {
  return text.slice(piece?.utf16Start, piece?.utf16End);
}

function assemble(text: string, pieces: readonly Piece[], written: readonly WrittenPieces[]): FromPinglish {
  const table = offsetTable(text);
  const byFirst = new Map(written.map((one) => [one.first, one]));
  const numbers = new Set(written.flatMap(({ first, last }) => range(first, last)));
  const alignment: PersianWord[] = [];
  let persian = '';
  let isPersian = false;
  for (let number = 0; number < pieces.length; number++) {
    const piece = pieces[number];
    const one = byFirst.get(number);
    if (one === undefined) {
      const source = sourceOf(text, piece);
      if (piece?.kind === 'number' && isAmongPersian(text, pieces, number, numbers)) {
        const letters = persianNumber(source);
        alignment.push(
          aligned(text, table, pieces, { first: number, last: number, letters, candidates: [] }),
        );
        persian += letters;
        continue;
      }
      if (piece?.kind === 'typed' || source.includes('\n')) isPersian = false;
      persian += isPersian ? (SIGNS.get(source) ?? source) : source;
      continue;
    }
    alignment.push(aligned(text, table, pieces, one));
    persian += one.letters;
    isPersian = true;
    number = one.last;
  }
  return { persian, alignment };
}

const NEAR_PIECES = 40;

/** Whether the word before a number or behind it became Persian; a number right behind Latin is Latin's: python 3. */
function isAmongPersian(
  text: string,
  pieces: readonly Piece[],
  number: number,
  written: ReadonlySet<number>,
): boolean {
  const wordFrom = (step: 1 | -1): number | undefined => {
    for (let away = 1; away < NEAR_PIECES; away++) {
      const at = number + step * away;
      const piece = pieces[at];
      if (piece === undefined || sourceOf(text, piece).includes('\n')) return undefined;
      if (piece.kind === 'typed') return at;
    }
    return undefined;
  };
  const [before, after] = [wordFrom(-1), wordFrom(1)];
  const isBehindLatin = before !== undefined && number - before <= 2 && !written.has(before);
  return !isBehindLatin && [before, after].some((at) => at !== undefined && written.has(at));
}

/** In Persian digits, thousands parted as Persian parts them: ۱٬۵۰۰. */
function persianNumber(source: string): string {
  const parted = /^\d{1,3}(?:,\d{3})+$/.test(source) ? source.replaceAll(',', '٬') : source;
  return parted.replace(/\d/g, (digit) => String.fromCodePoint(0x06f0 + Number(digit)));
}

function aligned(
  text: string,
  table: OffsetTable,
  pieces: readonly Piece[],
  { first, last, letters, candidates }: WrittenPieces,
): PersianWord {
  const utf16Start = pieces[first]?.utf16Start ?? 0;
  const utf16End = pieces[last]?.utf16End ?? 0;
  return {
    codePointStart: table.toCodePoint(utf16Start),
    codePointEnd: table.toCodePoint(utf16End),
    source: text.slice(utf16Start, utf16End),
    persian: letters,
    candidates,
  };
}
