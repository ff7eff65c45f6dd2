import type { Pronunciation } from '../../types.ts';
import { JOINER_COMPOUND_COST } from '../morphology/compounds.ts';
import { UNKNOWN_COST } from '../words/guess.ts';
import { type NormalisedWord, normaliseWord } from '../words/normalise.ts';
import type { PinnedPronunciations } from '../words/pins.ts';
import type { WordReader, WordReaders } from '../words/wordReader.ts';
import type { RawToken } from './tokenise.ts';

/** Words that people often write as one with the next word, and what that costs: names begin with the last two. */
const OFTEN_FIRST: ReadonlyMap<string, number> = new Map([
  ['به', 0],
  ['در', 0],
  ['از', 0],
  ['که', 0],
  ['با', 1],
  ['و', 1],
]);
/** Words that people often write as one with the word before them. */
const OFTEN_LAST = new Set([
  ...['را', 'از', 'در', 'به', 'که', 'این', 'آن', 'است'],
  ...['بود', 'شد', 'شده', 'شود', 'کند', 'کرد', 'خواهد', 'باید'],
]);
/** Words that no compound begins with or ends in, so that a ZWNJ beside them stands for a space. */
const FIRST_AT_JOINER = new Set([...OFTEN_FIRST.keys(), 'این', 'آن', 'وی', 'چه', 'هر']);
const LAST_AT_JOINER = new Set([
  ...['را', 'از', 'در', 'به', 'که', 'و', 'این', 'آن', 'هم', 'است', 'بود', 'بودند', 'شود'],
  ...['باشد', 'باشند', 'می‌باشد', 'می‌شود', 'می‌کند'],
]);
/** Letters that are not joined to the next one: a missing space behind them is hard to see. */
const UNJOINED_ENDING = /[اآدذرزژوؤأإء]$/;
const ZWNJ = '\u200c';

const WORD_COST = 1;
const SHORT_COST = 0.5;
const VERY_SHORT_COST = 1.5;
const SEEN_BORDER_COST = 1;
const MAX_BORDER_COST = 3.3;
/** Only words that cost no more than this are searched for inside longer ones. */
const MAX_WORD_COST = 1;
const MIN_WORD = 3;
const MIN_WORD_BY_WORD = 8;
/** Longer rows of letters are no two words, and looking for a border in them takes long. */
const MAX_LETTERS = 24;

/** Returns the tokens that a source word is made of, with offsets from its beginning; none for a word that is one. */
type PartFinder = (source: string) => readonly RawToken[];

/**
 * Divides tokens that are two words without a space between them (`اعتباررا`, `انتظامیاستان`, `که‌در`). Only what is
 * no word that is known is divided, and only into words that are.
 */
export function divideJoined(text: string, tokens: readonly RawToken[], partsOf: PartFinder): RawToken[] {
  return tokens.flatMap((token) => {
    if (token.kind !== 'word') return token;
    const before = token.utf16Start;
    const parts = partsOf(text.slice(before, token.utf16End));
    if (parts.length === 0) return token;
    return parts.map(({ kind, utf16Start, utf16End }) => ({
      kind,
      utf16Start: before + utf16Start,
      utf16End: before + utf16End,
    }));
  });
}

/**
 * A finder of the words that `read` does not know, but `readRegular` the two of which they are made. A word with a
 * reading in `pins` is one.
 */
export function partFinder({ read, readRegular }: WordReaders, pins: PinnedPronunciations): PartFinder {
  return (source) => {
    const word = normaliseWord(source);
    if (pins.has(word.letters)) return [];
    const best = read(word.letters)[0]?.pronunciation;
    const border = best === undefined || isWhole(best) ? undefined : borderIn(word, best, readRegular);
    return border === undefined ? [] : partsAt(border, source.length);
  };
}

/** Where the first word of two ends and the second begins, in UTF-16 units; between them is nothing or a ZWNJ. */
interface Border {
  readonly utf16End: number;
  readonly utf16Start: number;
}

function partsAt({ utf16End, utf16Start }: Border, utf16Length: number): RawToken[] {
  const first: RawToken = { kind: 'word', utf16Start: 0, utf16End };
  const second: RawToken = { kind: 'word', utf16Start, utf16End: utf16Length };
  const joiner: RawToken = { kind: 'space', utf16Start: utf16End, utf16End: utf16Start };
  return utf16End === utf16Start ? [first, second] : [first, joiner, second];
}

function borderIn(word: NormalisedWord, best: Pronunciation, read: WordReader): Border | undefined {
  return borderAtJoiner(word, read) ?? (isUnknown(best) ? borderByLetters(word, read) : undefined);
}

/** Whether it is no compound, phrase or unknown word. */
function isWhole({ origin, cost, phrase }: Pronunciation): boolean {
  return origin === 'lexicon' || (cost < JOINER_COMPOUND_COST && phrase === undefined);
}

function isUnknown({ origin, cost }: Pronunciation): boolean {
  return origin === 'letters' || cost >= UNKNOWN_COST;
}

function borderAtJoiner({ letters, utf16Ends }: NormalisedWord, read: WordReader): Border | undefined {
  const [before, behind] = [letters.indexOf(ZWNJ), letters.lastIndexOf(ZWNJ)];
  const at = [before, behind].find(
    (border) => border > 0 && areTwo(letters.slice(0, border), letters.slice(border + 1), read),
  );
  return at === undefined ? undefined : { utf16End: utf16Ends[at - 1] ?? 0, utf16Start: utf16Ends[at] ?? 0 };
}

function areTwo(first: string, second: string, read: WordReader): boolean {
  const [isFirst, isLast] = [FIRST_AT_JOINER.has(first), LAST_AT_JOINER.has(second)];
  if (!isFirst && !isLast) return false;
  return (
    (isFirst || isPlain(read(first)[0]?.pronunciation)) && (isLast || isPlain(read(second)[0]?.pronunciation))
  );
}

function borderByLetters({ letters, utf16Ends }: NormalisedWord, read: WordReader): Border | undefined {
  if (letters.length > MAX_LETTERS) return undefined;
  let [border, least] = [0, MAX_BORDER_COST];
  for (let at = 1; at < letters.length; at++) {
    const cost = borderCost(letters.slice(0, at), letters.slice(at), read);
    if (cost < least) [border, least] = [at, cost];
  }
  const utf16 = utf16Ends[border - 1];
  return utf16 === undefined ? undefined : { utf16End: utf16, utf16Start: utf16 };
}

function borderCost(first: string, second: string, read: WordReader): number {
  const border = UNJOINED_ENDING.test(first) ? 0 : SEEN_BORDER_COST;
  const often = OFTEN_FIRST.get(first);
  if (isOften(first) && isOften(second)) return border;
  if (often !== undefined) return often + wordCost(second, read) + border;
  if (OFTEN_LAST.has(second)) return wordCost(first, read) + border;
  if (first.length + second.length < MIN_WORD_BY_WORD) return Infinity;
  const cost = wordCost(first, read) + border;
  return cost < MAX_BORDER_COST ? cost + wordCost(second, read) : Infinity;
}

function isOften(word: string): boolean {
  return OFTEN_FIRST.has(word) || OFTEN_LAST.has(word);
}

/** What it costs to take letters for a word; infinite for all but plain words. */
function wordCost(letters: string, read: WordReader): number {
  if (letters.length < MIN_WORD || /^.?\u200c|\u200c$/.test(letters)) return Infinity;
  const pronunciation = read(letters)[0]?.pronunciation;
  if (pronunciation === undefined || !isPlain(pronunciation)) return Infinity;
  if (letters.length > MIN_WORD + 1) return WORD_COST + pronunciation.cost;
  return WORD_COST + pronunciation.cost + (letters.length === MIN_WORD ? VERY_SHORT_COST : SHORT_COST);
}

function isPlain(pronunciation: Pronunciation | undefined): boolean {
  if (pronunciation === undefined || pronunciation.origin === 'letters') return false;
  return pronunciation.phrase === undefined && pronunciation.cost <= MAX_WORD_COST;
}
