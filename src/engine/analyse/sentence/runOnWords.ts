import { ZWNJ } from '../../signs.ts';
import type { Pronunciation } from '../../types.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { JOINER_COMPOUND_COST } from '../morphology/compounds.ts';
import { isPlain, type Segmentation, segmented } from '../spacing/segments.ts';
import { talkBorders } from '../spacing/talkInTwo.ts';
import { UNKNOWN_COST } from '../words/guess.ts';
import { type NormalisedWord, normaliseWord } from '../words/normalise.ts';
import type { PinnedPronunciations } from '../words/pins.ts';
import type { WordReader } from '../words/wordReader.ts';
import type { RawToken } from './tokenise.ts';

/** Words that no compound begins with or ends in, so that a ZWNJ beside them stands for a space. */
const FIRST_AT_JOINER = new Set(['به', 'در', 'از', 'که', 'با', 'و', 'این', 'آن', 'وی', 'چه', 'هر']);
const LAST_AT_JOINER = new Set([
  ...['را', 'از', 'در', 'به', 'که', 'و', 'این', 'آن', 'هم', 'است', 'بود', 'بودند', 'شود'],
  ...['باشد', 'باشند', 'می‌باشد', 'می‌شود', 'می‌کند'],
]);

/** Returns the tokens that a source word is made of, with offsets from its beginning; none for a word that is one. */
type PartFinder = (source: string) => readonly RawToken[];

/**
 * Segments tokens that are words without a space between them (`اعتباررا`, `انتظامیاستان`, `که‌در`). Only what is
 * no word that is known is segmented, and only into words that are.
 */
export function segmentRunOnWords(
  text: string,
  tokens: readonly RawToken[],
  partsOf: PartFinder,
): RawToken[] {
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
 * A finder of the words in what is known as a compound only, or not at all; they are no compounds themselves. A word
 * with a reading in `pins` is one.
 */
export function partFinder(
  read: WordReader,
  hasCompound: Lexicon['hasCompound'],
  pins: PinnedPronunciations,
): PartFinder {
  return (source) => {
    const word = normaliseWord(source);
    if (pins.has(word.letters)) return [];
    const best = read(word.letters)[0]?.pronunciation;
    const borders = best === undefined || isWhole(best) ? [] : bordersIn(word, best, read, hasCompound);
    return borders.length === 0 ? [] : partsAt(borders, source.length);
  };
}

/** Where a word ends and the next begins, in UTF-16 units; between them is nothing or a ZWNJ. */
interface Border {
  readonly utf16End: number;
  readonly utf16Start: number;
}

function partsAt(borders: readonly Border[], utf16Length: number): RawToken[] {
  const parts: RawToken[] = [];
  let utf16Start = 0;
  for (const border of borders) {
    parts.push({ kind: 'word', utf16Start, utf16End: border.utf16End });
    utf16Start = border.utf16Start;
    if (border.utf16End < utf16Start)
      parts.push({ kind: 'space', utf16Start: border.utf16End, utf16End: utf16Start });
  }
  return [...parts, { kind: 'word', utf16Start, utf16End: utf16Length }];
}

function bordersIn(
  word: NormalisedWord,
  best: Pronunciation,
  read: WordReader,
  hasCompound: Lexicon['hasCompound'],
): readonly Border[] {
  const atJoiner = borderAtJoiner(word, read);
  if (atJoiner !== undefined) return [atJoiner];
  const mayBeTalk = isUnknown(best) || best.cost >= ANY_COMPOUND_COST;
  const ofTalk = mayBeTalk ? talkBorders(word.letters, read, hasCompound) : [];
  return bordersBehind(ofTalk.length > 0 ? ofTalk : endsByLetters(word.letters, best, read), word);
}

function isUnknown({ origin, cost }: Pronunciation): boolean {
  return origin === 'letters' || cost >= UNKNOWN_COST;
}

/** Whether it is no compound, phrase or unknown word. */
function isWhole({ origin, cost, phrase }: Pronunciation): boolean {
  return origin === 'lexicon' || (cost < JOINER_COMPOUND_COST && phrase === undefined);
}

/** Reading letters as one word at this cost is far-fetched, and at the second one a compound of any two words. */
const FAR_FETCHED_COST = 2.5;
const ANY_COMPOUND_COST = 6;
const MARGIN = 2;

/** Whether several words are likelier than this reading of them as one. */
function isLikelier({ cost, hasCommon }: Segmentation, best: Pronunciation): boolean {
  const { cost: known, partOfSpeech } = best;
  if (isUnknown(best)) return true;
  if (!hasCommon || known < FAR_FETCHED_COST || partOfSpeech === 'verb') return false;
  return known >= ANY_COMPOUND_COST || cost + MARGIN < known;
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
  const isWord = (letters: string): boolean =>
    isPlain(read(letters, { without: 'compounds' })[0]?.pronunciation);
  return (isFirst || isWord(first)) && (isLast || isWord(second));
}

/** The ends, in letters, of the words but the last. */
function endsByLetters(letters: string, best: Pronunciation, read: WordReader): readonly number[] {
  if (best.cost < (letters.includes(ZWNJ) ? UNKNOWN_COST : FAR_FETCHED_COST)) return [];
  const segmentation = segmented(letters, read);
  if (segmentation === undefined || !isLikelier(segmentation, best)) return [];
  return segmentation.ends.slice(0, -1);
}

function bordersBehind(ends: readonly number[], { utf16Ends }: NormalisedWord): readonly Border[] {
  return ends.flatMap((end) => {
    const utf16 = utf16Ends[end - 1];
    return utf16 === undefined ? [] : { utf16End: utf16, utf16Start: utf16 };
  });
}
