import type { Pronunciation } from '../../types.ts';
import type { WordReader } from '../words/wordReader.ts';

/** Letters that are not joined to the next one: a missing space behind them is hard to see. */
const UNJOINED_ENDING = /[اآدذرزژوؤأإء]$/;

const WORD_COST = 1;
const VERB_COST = 0.5;
const SHORT_COST = 0.5;
const VERY_SHORT_COST = 1.5;
const SEEN_BORDER_COST = 1;
/** Of each word, so that مادر is not ما در. */
const PART_COST = 1;
/** What two words may cost together, and each further one. */
const MAX_COST = 5.3;
const MAX_FURTHER_COST = 2;
/** Only words that cost no more than this are searched for inside longer ones; long words may have endings. */
const MAX_WORD_COST = 1;
const MAX_SHORT_WORD_COST = 0.3;
const MAX_LONG_WORD_COST = 2.2;
const LONG_WORD = 5;
const MIN_WORD = 3;
const MIN_WORD_BY_WORD = 8;
const MAX_PARTS = 5;
/** Longer rows of letters are no words that were run together, and looking for borders in them takes long. */
const MAX_LETTERS = 24;
const LONGEST_COMMON = 7;
/** Behind ا it has lost its first letter: «فرداست». */
const IS = 'است';

/** The cheapest words that the letters before a place can be segmented into. */
export interface Segmentation {
  readonly cost: number;
  /** Where its words end, in letters; the last is the place itself. */
  readonly ends: readonly number[];
  /** Whether one of its words is often run together with others. */
  readonly hasCommon: boolean;
  /** Whether its last word is no common one, that is written by itself as a rule. */
  readonly isContent: boolean;
}

/**
 * The words that were written as one without the spaces (`راازروی`: را، از، روی); undefined for what is rather no such
 * row.
 */
export function segmented(letters: string, read: WordReader): Segmentation | undefined {
  if (letters.length > MAX_LETTERS) return undefined;
  const places = [0, ...bordersIn(letters), letters.length];
  const segmentations = new Map([[0, NOTHING]]);
  for (const end of places.slice(1)) {
    const best = bestSegmentation(letters, end, places, segmentations, read);
    if (best !== undefined) segmentations.set(end, best);
  }
  return segmentations.get(letters.length) ?? segmentedInTwo(letters, read);
}

/** The two words that were written as one, wherever their border is. */
function segmentedInTwo(letters: string, read: WordReader): Segmentation | undefined {
  let best: Segmentation | undefined;
  for (let border = 1; border < letters.length; border++) {
    const first = extended(NOTHING, letters, 0, border, read);
    const both = first && extended(first, letters, border, letters.length, read);
    if (both !== undefined && both.cost < (best?.cost ?? Infinity)) best = both;
  }
  return best;
}

const NOTHING: Segmentation = { cost: 0, ends: [], hasCommon: false, isContent: false };

function bestSegmentation(
  letters: string,
  end: number,
  places: readonly number[],
  segmentations: ReadonlyMap<number, Segmentation>,
  read: WordReader,
): Segmentation | undefined {
  let best: Segmentation | undefined;
  for (const start of places) {
    const before = segmentations.get(start);
    if (start >= end || before === undefined || before.ends.length >= MAX_PARTS) continue;
    const isWhole = start === 0 && end === letters.length;
    const next = isWhole ? undefined : extended(before, letters, start, end, read);
    if (next !== undefined && next.cost < (best?.cost ?? Infinity)) best = next;
  }
  return best;
}

function extended(
  before: Segmentation,
  letters: string,
  start: number,
  end: number,
  read: WordReader,
): Segmentation | undefined {
  const word = letters.slice(start, end);
  const place = start === 0 ? 'first' : end === letters.length ? 'last' : 'inside';
  const common = commonCost(word, place);
  const isContent = common === undefined;
  if (isContent && before.isContent && letters.length < MIN_WORD_BY_WORD) return undefined;
  if (start > 0 && areApart(letters.slice(before.ends.at(-2) ?? 0, start), word)) return undefined;
  if (place === 'last' && before.isContent && isOnlyFirst(word)) return undefined;
  if (place === 'last' && word === 'و' && !UNJOINED_ENDING.test(letters.slice(0, start))) return undefined;
  if (
    start > 0 &&
    word === IS &&
    isPlain(read(letters.slice(0, start + 1), { without: 'compounds' })[0]?.pronunciation, MAX_LONG_WORD_COST)
  )
    return undefined;
  const border = place === 'last' || UNJOINED_ENDING.test(word) ? 0 : SEEN_BORDER_COST;
  const ends = [...before.ends, end];
  const most = MAX_COST + Math.max(0, ends.length - 2) * MAX_FURTHER_COST;
  if (isContent && before.ends.length > 1 && canLead(letters.slice(0, before.ends[0]))) return undefined;
  const isLed = isContent && before.ends.length === 1 && !before.isContent;
  const lead = isLed ? leadingCost(letters.slice(0, start)) : 0;
  const known = before.cost + PART_COST + border + lead + (common ?? 0);
  if (known >= most) return undefined;
  const cost = known + (isContent ? wordCost(word, isLed, read) : 0);
  return cost < most ? { cost, ends, hasCommon: before.hasCommon || !isContent, isContent } : undefined;
}

/** Behind letters that join no other, and beside the words that are often run together with others. */
function bordersIn(letters: string): number[] {
  const borders = new Set<number>();
  for (let at = 0; at < letters.length; at++) {
    if (UNJOINED_ENDING.test(letters[at] ?? '')) borders.add(at + 1);
    for (let end = at + 1; end <= Math.min(letters.length, at + LONGEST_COMMON); end++)
      if (commonCost(letters.slice(at, end), 'inside') !== undefined) borders.add(at).add(end);
  }
  return [...borders].filter((at) => at > 0 && at < letters.length).sort((a, b) => a - b);
}

/** What it costs to take letters for a word, if `isLed` behind a common one; infinite for all but plain words. */
function wordCost(letters: string, isLed: boolean, read: WordReader): number {
  if (letters.length < MIN_WORD || /^.?\u200c|\u200c$/.test(letters)) return Infinity;
  const pronunciation = read(letters, { without: 'compounds' })[0]?.pronunciation;
  if (pronunciation === undefined || !isPlain(pronunciation, mostCost(letters))) return Infinity;
  const isPast = pronunciation.inflection.tense === 'past';
  const cost = pronunciation.cost + (isLed && isFiniteVerb(pronunciation) ? VERB_COST : WORD_COST);
  if (letters.length > MIN_WORD + 1) return cost;
  return cost + (letters.length === MIN_WORD && !isPast ? VERY_SHORT_COST : SHORT_COST);
}

function isFiniteVerb({ partOfSpeech, inflection }: Pronunciation): boolean {
  return partOfSpeech === 'verb' && inflection.person !== undefined && inflection.tense !== 'imperative';
}

/** Whether a reading is that of a word which may stand beside another without a space. */
export function isPlain(pronunciation: Pronunciation | undefined, most = MAX_WORD_COST): boolean {
  if (pronunciation === undefined || pronunciation.origin === 'letters') return false;
  return pronunciation.phrase === undefined && pronunciation.cost <= most;
}

function mostCost({ length }: string): number {
  if (length <= MIN_WORD) return MAX_SHORT_WORD_COST;
  return length < LONG_WORD ? MAX_WORD_COST : MAX_LONG_WORD_COST;
}

/** Where a word stands in a row of words that are written as one. */
type Place = 'first' | 'inside' | 'last';

function costs(rows: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(rows).flatMap(([words, cost]) => words.split(' ').map((word) => [word, cost] as const)),
  );
}

/**
 * Words that people often write as one with the next word, and what that costs before one that is not common: names
 * begin with the dearer ones.
 */
const FIRST = costs({
  'به در از که این برای بدون هیچ خواهد خواهند خواهم خواهیم نخواهد نخواهند': 0,
  'و چه همان همین': 0.6,
  'آن با هر اگر نیز باید نباید شاید': 1,
  'قبل بعد پیش بیش پس همه چند': 1.2,
  'تا ولی اما چون یا هم': 1.8,
  'را بر': 2.4,
});
/** Words that people often write as one with the word before them. */
const LAST = costs({
  'است که را اینکه آنکه': -0.3,
  'از در به این آن باره': 0,
  'بود بودند شد شدند شده شود شوند کند کنند کرد کردند خواهد خواهند باید': 0,
  'نیست باشد باشند بوده هستند': 0,
  'میشود میشوند میکند میکنند میباشد میباشند میتوان میتواند': 0,
  'اینها آنها آنجا اینجا': 0,
  'ما او من شما تو خود شب': 0.7,
  'دارد دارند داشت روی': 1.2,
});
/** And, inside of such a row: names have this letter too. */
const AND_INSIDE = 1.5;

const PREPOSITION = new Set(['به', 'در', 'از', 'با', 'بر', 'برای', 'بدون']);
/** Names end in these letters too: فریدمن. */
const ONLY_BEHIND_PREPOSITION = new Set(['ما', 'او', 'من', 'شما', 'تو', 'خود']);

/** Whether the second is no word that is written as one with the first. */
function areApart(first: string, second: string): boolean {
  if (first === second) return true;
  if (PREPOSITION.has(first)) return PREPOSITION.has(second);
  return ONLY_BEHIND_PREPOSITION.has(second) || (first === 'و' && second.startsWith('ال'));
}

/** Before a word that is not common, of one that is run together with the word before it rather. */
const LAST_FIRST = 1.5;

/** What it costs to take letters for a word that is often run together with others; undefined for any other word. */
function commonCost(word: string, place: Place): number | undefined {
  const [first, last] = [FIRST.get(word), LAST.get(word)];
  if (place === 'first') return first === undefined && !canLead(word) ? undefined : 0;
  if (place === 'last') return last ?? first;
  if (word === 'و') return AND_INSIDE;
  return first === undefined || last === undefined ? (first ?? last) : Math.min(first, last);
}

/** What a common word, the first of a row, costs before one that is not common. */
function leadingCost(word: string): number {
  return FIRST.get(word) ?? LAST_FIRST;
}

/** Whether the first word of a row is run together with the word before it rather, as «شدند» is. */
function canLead(word: string): boolean {
  return LAST.has(word) && !FIRST.has(word) && !ONLY_BEHIND_PREPOSITION.has(word);
}

/** Whether a word is run together with the next one only: names end in such letters too. */
function isOnlyFirst(word: string): boolean {
  return FIRST.has(word) && !LAST.has(word);
}
