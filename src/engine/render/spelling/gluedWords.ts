import type { Lexicon } from '../../analyse/lexicon/lexicon.ts';
import { isBound } from '../../analyse/spacing/compoundsApart.ts';
import type { WordReader } from '../../analyse/words/wordReader.ts';
import type { WordCounts } from '../../format/wordCounts.ts';
import { ZWNJ } from '../../signs.ts';
import type { Analysis } from '../../types.ts';
import { endsUnjoined } from './borders.ts';
import { COMPOUND_FIRST, COMPOUND_LAST, SHORT } from './missingSpaces.ts';
import { rarity } from './oneOrTwo.ts';
import { type WrittenWord, writtenWords } from './writtenWords.ts';

/** A part of the source, in code points, and what is read for it. */
interface Respelt {
  readonly codePointStart: number;
  readonly codePointEnd: number;
  readonly text: string;
}

/**
 * Finds the words of a text that are glued together or torn, and writes them apart or as one. It is less careful than the
 * speller, whose findings a person is shown. Linear in the text.
 */
export type GluedWordFinder = (analysis: Analysis) => Respelt[];

/** A longer word is not divided but cut. */
const MOST_LETTERS = 30;
const LONGEST_PART = 16;
const MOST_PARTS = 5;
/** In nats: of each word, of a word that was hardly ever seen, and of a border that is seen between joined letters. */
const PART = 1;
const UNSEEN = 12.5;
const AND_COST = 7;
const PLURAL_COST = 4;
/** A verb has many forms, of which few were counted. */
const OF_VERB = 1.5;
const SEEN_BORDER = 3;
/** What the words may cost, each; what is no word at all is likelier to be some. */
const MOST_OF_PART = 12;
const MOST_OF_KNOWN_PART = 10;
/** A reading at this cost is far-fetched, and at the second one of a compound of any two words. */
const DOUBTFUL_COST = 2.5;
const FAR_FETCHED_COST = 6;
/** Of what endings make of a word: «هم‌اتاقیام». */
const MOST_OF_FORM = 8;

const AND = 'و';
/** Words of two letters that stand before a verb, or behind any word. */
const ALSO_SHORT: ReadonlySet<string> = new Set('جا پس سر رد زد یه کی'.split(' '));
/** Endings of the plural that were torn from the word before. */
const PLURAL = /^ها(?:ی|یی|یم|یت|یش|یمان|یتان|یشان|مون|تون|شون|م|ت|ش)?$/u;

const HALF_SPACE_OUTSIDE = /^.?\u200c|\u200c.?$/u;

/** The cheapest words that the letters before a place are. */
interface Path {
  readonly cost: number;
  readonly parts: readonly string[];
}

export function gluedWordFinder(
  { wordCounts, writtenForSpoken }: Pick<Lexicon, 'wordCounts' | 'writtenForSpoken'>,
  read: WordReader,
): GluedWordFinder {
  const reader = partReader(wordCounts, read);

  const partsOf = (word: WrittenWord, before: WrittenWord | undefined): readonly string[] | undefined => {
    const { letters, tokens } = word;
    if (letters !== word.source || letters.length > MOST_LETTERS || isName(before)) return undefined;
    const listed = writtenForSpoken(letters, '-');
    // What is spoken and known of nobody else is no slip: «میامد».
    if (listed !== undefined)
      return tokens[0]?.word?.pronunciation.origin === 'letters' ? [listed] : undefined;
    const most = mostOfPart(word, read, wordCounts);
    if (most === undefined) return undefined;
    const path = cheapestPath(letters, reader, mayTakePlural(before));
    if (path !== undefined && path.cost <= path.parts.length * most(path.parts)) return path.parts;
    const areKnown = tokens.every(({ word: token }) => token?.pronunciation.origin !== 'letters');
    return tokens.length > 1 && areKnown ? tokens.map(({ source }) => source) : undefined;
  };

  return (analysis) => {
    const words = writtenWords(analysis.tokens);
    const edits: Respelt[] = [];
    for (let at = 0; at < words.length; at++) {
      const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
      if (word === undefined || word.tokens[0]?.isVerse === true) continue;
      const { codePointStart, codePointEnd } = word;
      const whole = next === undefined ? undefined : wholeOf(word, next, read, wordCounts);
      if (next !== undefined && whole !== undefined) {
        edits.push({ codePointStart, codePointEnd: next.codePointEnd, text: whole });
        at++;
        continue;
      }
      const parts = partsOf(word, before?.isBeforeSpace === true ? before : undefined);
      if (parts !== undefined) edits.push({ codePointStart, codePointEnd, text: parts.join(' ') });
    }
    return edits;
  };
}

/** Words that no compound has a part of. */
const EVIDENT = /^(?:و|را|که|از|به|در|هم|این|آن|است|ن?می\u200c?.{2,})$/u;

/** What the words may cost, each, that a word is rather than one; undefined for a word that is one. */
function mostOfPart(
  { tokens, letters }: WrittenWord,
  read: WordReader,
  counts: WordCounts,
): ((parts: readonly string[]) => number) | undefined {
  const readings = tokens.flatMap(({ word }) => word?.pronunciation ?? []);
  const [first] = readings;
  if (first === undefined || tokens[0]?.word?.attachedTo !== undefined) return undefined;
  if (readings.some(({ origin }) => origin === 'letters')) return () => MOST_OF_PART;
  if (readings.length > 1) return () => Number.POSITIVE_INFINITY;
  if (first.origin === 'lexicon' || rarity(counts, letters) !== undefined) return undefined;
  if (read(letters, { without: 'compounds' }).some(({ pronunciation }) => pronunciation.cost < MOST_OF_FORM))
    return undefined;
  if (first.cost >= FAR_FETCHED_COST) return () => MOST_OF_PART;
  const unlessEvident = first.cost < DOUBTFUL_COST ? 0 : MOST_OF_KNOWN_PART;
  return (parts) => (parts.some((part) => EVIDENT.test(part)) ? MOST_OF_PART : unlessEvident);
}

/** Endings that people tear from a word, changed as it is written: «راننده گی», «خانه یمان». */
const TORN_ENDINGS: readonly (readonly [
  end: RegExp,
  piece: RegExp,
  joined: (word: string, piece: string) => string,
])[] = [
  [/ه$/u, /^گ(?:ی|ان|انی|ی\u200cها|ان\u200cها)$/u, (word, piece) => word.slice(0, -1) + piece],
  [/ه$/u, /^ی(?:مان|تان|شان|مون|تون|شون)$/u, (word, piece) => word + ZWNJ + piece.slice(1)],
  [/..ه$/u, /^ی?[متش]$/u, (word, piece) => `${word}${ZWNJ}ا${piece.slice(-1)}`],
  [/..$/u, /^ها(?:[متش]|[متش]ون?)$/u, (word, piece) => word + ZWNJ + piece],
  [/[او]$/u, /^ی(?:مان|تان|شان|م|ت|ش)$/u, (word, piece) => word + piece],
];
const TORN_OWNER = /^[متش]$/u;
/** What may be named by a letter. */
const BEFORE_LETTER: ReadonlySet<string> = new Set(
  'حرف کلاس بند گروه نقطه گزینه تیپ نوع بخش خط ویتامین'.split(' '),
);
const MOST_OF_TORN = 3.5;
const LEAST_JOINED = 4;

/** The word that two neighbours are the pieces of; undefined if they are words by themselves. */
function wholeOf(
  word: WrittenWord,
  next: WrittenWord,
  read: WordReader,
  counts: WordCounts,
): string | undefined {
  const [first, second] = [word.letters, next.letters];
  if (!word.isBeforeSpace || word.tokens.length > 1 || next.tokens.length > 1) return undefined;
  if (word.source !== first || next.source !== second || first.length < 2) return undefined;
  const isWord = (letters: string, most: number) =>
    read(letters, { without: 'compounds' }).some(
      ({ pronunciation: { origin, cost } }) => origin !== 'letters' && cost <= most,
    );
  for (const [end, piece, joined] of TORN_ENDINGS)
    if (end.test(first) && piece.test(second) && isWord(joined(first, second), MOST_OF_TORN))
      return joined(first, second);
  const [head, rest] = [word.tokens[0]?.word, next.tokens[0]?.word];
  const whole = first + second;
  if (TORN_OWNER.test(second))
    return head?.pronunciation.partOfSpeech === 'noun' &&
      !BEFORE_LETTER.has(first) &&
      isWord(whole, DOUBTFUL_COST)
      ? whole
      : undefined;
  if (head?.attachedTo !== undefined || rest?.attachedTo !== undefined || whole.length < LEAST_JOINED)
    return undefined;
  if (!isOdd(word, counts) && !isOdd(next, counts)) return undefined;
  const isSeen = rarity(counts, whole) !== undefined;
  return isWord(whole, isSeen ? DOUBTFUL_COST : 1) ? whole : undefined;
}

/** Whether it is hardly a word by itself. */
function isOdd({ letters, tokens }: WrittenWord, counts: WordCounts): boolean {
  const reading = tokens[0]?.word?.pronunciation;
  if (reading === undefined || letters.length < 2) return false;
  if (letters.length === 2) return ODD.has(letters);
  return reading.origin === 'letters' && rarity(counts, letters) === undefined;
}

/** What is torn from words, and hardly stands alone. */
const ODD: ReadonlySet<string> = new Set('ند ید یم گی ئی ها'.split(' '));

/** What stands behind a title or a given name is a name. */
function isName(before: WrittenWord | undefined): boolean {
  const reading = before?.tokens.at(-1)?.word?.pronunciation;
  if (reading === undefined) return false;
  const { features, partOfSpeech } = reading;
  return features.has('title') || (partOfSpeech === 'name' && features.has('person'));
}

function mayTakePlural(before: WrittenWord | undefined): boolean {
  const reading = before?.tokens.at(-1)?.word?.pronunciation;
  return reading?.partOfSpeech === 'noun' && Object.keys(reading.inflection).length === 0;
}

interface PartReader {
  /** What it costs to take letters for a word; infinite for what is none, or no word that is glued to others. */
  readonly costOf: (part: string) => number;
  /** Whether it is a finite verb. */
  readonly isVerb: (part: string) => boolean;
}

function partReader(counts: WordCounts, read: WordReader): PartReader {
  const isKnown = (part: string, most: number): boolean =>
    read(part, { without: 'compounds' }).some(
      ({ pronunciation: { origin, cost } }) => origin !== 'letters' && cost <= most,
    );
  const isVerb = (part: string): boolean => {
    const reading = read(part, { without: 'compounds' })[0]?.pronunciation;
    return reading?.partOfSpeech === 'verb' && reading.inflection.person !== undefined;
  };
  const costOf = (part: string): number => {
    if (part === AND) return AND_COST;
    if (part.length < 3 && !SHORT.has(part) && !ALSO_SHORT.has(part)) return Number.POSITIVE_INFINITY;
    const seen = rarity(counts, part);
    const isWord = seen === undefined ? part.length > 3 && isKnown(part, 1) : isKnown(part, DOUBTFUL_COST);
    if (!isWord || (CONTINUOUS.test(part) && !isVerb(part))) return Number.POSITIVE_INFINITY;
    return (seen ?? UNSEEN) - (isVerb(part) ? OF_VERB : 0);
  };
  return { costOf, isVerb };
}

const CONTINUOUS = /^ن?می\u200c/u;

/** The cheapest way to take letters apart into at least two words; undefined if there is none. */
function cheapestPath(
  letters: string,
  { costOf, isVerb }: PartReader,
  isBehindNoun: boolean,
): Path | undefined {
  const best = new Map<number, Path>([[0, { cost: 0, parts: [] }]]);
  for (let end = 1; end <= letters.length; end++) {
    const isSeen = end < letters.length && !endsUnjoined(letters.slice(0, end));
    for (let start = Math.max(0, end - LONGEST_PART); start < end; start++) {
      const before = best.get(start);
      if (before === undefined || before.parts.length >= MOST_PARTS) continue;
      if (start === 0 && end === letters.length) continue;
      const part = letters.slice(start, end);
      const isPlural = start === 0 && isBehindNoun && PLURAL.test(part);
      if (HALF_SPACE_OUTSIDE.test(part)) continue;
      if (!isPlural && !mayStand(part, before, end === letters.length, isVerb)) continue;
      const known = before.cost + PART + (isSeen ? SEEN_BORDER : 0);
      if (known >= (best.get(end)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      const cost = known + (isPlural ? PLURAL_COST : costOf(part));
      if (cost < (best.get(end)?.cost ?? Number.POSITIVE_INFINITY))
        best.set(end, { cost, parts: [...before.parts, part] });
    }
  }
  return best.get(letters.length);
}

/** What stands behind letters of a word as its ending rather. */
const ENDINGS: ReadonlySet<string> = new Set('ها های مان تان شان تر ترین'.split(' '));
const NO = 'نه';
const PRONOUNS: ReadonlySet<string> = new Set(['ما', 'تو', 'خود']);

/** Compounds and names begin and end in other words than rows of words do. */
function mayStand(
  part: string,
  { parts }: Path,
  isLast: boolean,
  isVerb: (part: string) => boolean,
): boolean {
  const before = parts.at(-1);
  if (before === undefined) return true;
  if (ENDINGS.has(part) || (part === NO && before !== 'یا')) return false;
  const isBeginning = parts.length === 1 && COMPOUND_FIRST.has(before);
  if (isBeginning && !EVIDENT.test(part) && !(PRONOUNS.has(before) && isVerb(part))) return false;
  if (isLast && (part === AND || isBound(part) || COMPOUND_LAST.has(part))) return false;
  return part === AND || part.length > 2 || before.length > 2 || EVIDENT.test(before);
}
