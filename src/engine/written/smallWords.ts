import type { PartOfSpeech } from '../types.ts';
import type { Unit } from './units.ts';

/** A word and its neighbours within the clause. */
export interface InClause {
  readonly unit: Unit;
  readonly before: Unit | undefined;
  readonly next: Unit | undefined;
  /** The next verb of the clause. */
  readonly verb: Unit | undefined;
}

/** What is written for a small word whose neighbours tell what it is; undefined where it is left to the table. */
type Rule = (place: InClause) => string | undefined;

/** What is written for a small word; `stays` where its neighbours say that it is written so. */
export function smallWord(place: InClause): string | 'stays' | undefined {
  return RULES[place.unit.letters]?.(place);
}

export const STAYS = 'stays';

const RULES: Readonly<Record<string, Rule>> = {
  رو: objectOrOn,
  تو: within,
  توی: ({ before, next, unit }) =>
    isPreposition(unit) && before?.letters !== 'از' && next !== undefined ? 'در' : STAYS,
  توش: ({ next }) => (next?.letters === 'و' ? STAYS : 'در آن'),
  همش: ({ next }) => (next?.reading.lemma === 'زدن' ? STAYS : undefined),
  اون: that,
  اونم: ({ before }) => (isOwned(before) ? 'او هم' : 'آن هم'),
  منم: ({ next }) => (next === undefined ? STAYS : undefined),
  کی: who,
  کیو: ({ unit }) => (unit.reading.phonemes.startsWith('ki') ? 'چه کسی را' : STAYS),
  چی: ({ before }) => (before !== undefined && BEFORE_THING.has(before.letters) ? 'چیز' : undefined),
  چیزه: ({ before, next }) => (before?.letters === 'همه' && next === undefined ? 'چیز است' : undefined),
  روش: onIt,
  سومو: ({ before }) =>
    before?.reading.partOfSpeech === 'noun' && !SPORTS.has(before.reading.lemma) ? 'سوم را' : STAYS,
  // Before که; a poet was called so.
  کسایی: ({ before, next }) => (next === undefined && !isOwned(before) ? 'کسانی' : undefined),
  مین: ({ before }) => (before?.reading.partOfSpeech === 'numeral' ? 'دقیقه' : undefined),
  // «سراپا گوشیم» is we are all ears.
  گوشیم: ({ before }) => (before !== undefined && ALL_EARS.has(before.letters) ? STAYS : 'گوشی‌ام'),
  بارم: ({ before }) => (before?.letters === 'یه' || before?.letters === 'یک' ? 'بار هم' : undefined),
  چیو: ({ before }) => (before?.letters === 'همه' ? 'چیز را' : undefined),
  بهم: ({ next, verb }) => (isOfEachOther(next) || isOfEachOther(verb) ? STAYS : undefined),
  بهش: ({ before, verb }) => (isOfThing(before, verb) ? 'به آن' : undefined),
};

const SPORTS: ReadonlySet<string> = new Set(['کشتی', 'کشتی‌گیر', 'ورزش', 'مسابقه', 'مسابقات', 'قهرمان']);
const ALL_EARS: ReadonlySet<string> = new Set(['ما', 'سراپا', 'همه']);

/** «رو» is را, or روی behind which something stands; «رو به کوه» is written. */
function objectOrOn({ unit, before, next }: InClause): string | undefined {
  // «از این رو» and «رو آوردن» are written.
  if (before?.letters === 'این' || next?.reading.lemma === 'آوردن') return STAYS;
  if (unit.reading.partOfSpeech === 'particle') return 'را';
  if (!isPreposition(unit) || next === undefined || next.letters === 'به') return STAYS;
  return 'روی';
}

/** «تو خونه» is در خانه, «از تو سبد» از توی سبد, «بیا تو» come in. */
function within({ unit, before, next }: InClause): string | undefined {
  if (next === undefined || !mayBeginPhrase(next)) return STAYS;
  const isDoubtful = unit.word.confidence < DOUBT && BEGINS_PHRASE.has(next.letters);
  if (!isPreposition(unit) && !isDoubtful) return STAYS;
  return before?.letters === 'از' ? 'توی' : 'در';
}

const DOUBT = 0.9;
const BEGINS_PHRASE: ReadonlySet<string> = new Set(['یه', 'یک', 'این', 'اون', 'همین', 'همون', 'هر']);

/** «گربه پرید روش» is روی آن. */
function onIt({ unit, before, next }: InClause): string | undefined {
  if (next === undefined && before?.reading.partOfSpeech === 'verb') return 'روی آن';
  const isDoubtful = unit.reading.partOfSpeech === 'noun' && unit.word.confidence < DOUBT;
  const isFree = unit.word.ezafe === 'none' && before?.reading.partOfSpeech !== 'determiner';
  return isDoubtful && isFree ? 'رویش' : undefined;
}

function that({ before, next }: InClause): string | undefined {
  if (isOwned(before) || next === undefined) return 'او';
  if (next.letters === 'رو' || next.letters === 'را') return 'آن';
  if (next.reading.partOfSpeech === 'verb') return IS_WHAT.has(next.letters) ? 'آن' : 'او';
  return WITH_THAT.has(next.reading.partOfSpeech) ? 'آن' : 'او';
}

function who({ unit, before, next }: InClause): string | undefined {
  if (before?.letters === 'هر') return 'کس';
  const isWho = unit.reading.partOfSpeech === 'pronoun' && unit.reading.phonemes === 'ki';
  if (!isWho || next === undefined || IS.test(next.letters)) return STAYS;
  return 'چه کسی';
}

const IS = /^(?:ه?ست|ن?یست|هست|بود|باش|ام|ای|است|اند)/u;
const IS_WHAT: ReadonlySet<string> = new Set(['چیه', 'کیه', 'کجاست', 'کجاس', 'چیست', 'کیست']);
const BEFORE_THING: ReadonlySet<string> = new Set(['همه', 'یه', 'یک']);
const WITH_THAT: ReadonlySet<PartOfSpeech> = new Set([
  'noun',
  'numeral',
  'adjective',
  'determiner',
  'pronoun',
]);

/** Verbs with which «بهم» is each other: به هم ریختن, به هم خوردن. */
const OF_EACH_OTHER: ReadonlySet<string> = new Set([
  ...['ریختن', 'خوردن', 'رسیدن', 'پیوستن', 'چسبیدن', 'چسباندن', 'بافتن', 'زدن', 'پیچیدن'],
]);

function isOfEachOther(unit: Unit | undefined): boolean {
  return unit !== undefined && OF_EACH_OTHER.has(unit.reading.lemma) && unit.reading.lemma !== 'زدن';
}

/** «بهش» is said of a thing with these. */
const OF_THINGS: ReadonlySet<string> = new Set(['ریختن', 'چسبیدن', 'چسباندن', 'مالیدن', 'افزودن', 'بستن']);
const ADDED: ReadonlySet<string> = new Set(['اضافه', 'نمک', 'رنگ', 'روغن', 'آب']);

function isOfThing(before: Unit | undefined, verb: Unit | undefined): boolean {
  if (verb !== undefined && OF_THINGS.has(verb.reading.lemma)) return true;
  return before !== undefined && ADDED.has(before.reading.lemma);
}

function isPreposition({ reading }: Unit): boolean {
  return reading.partOfSpeech === 'preposition';
}

function isOwned(before: Unit | undefined): boolean {
  return before !== undefined && before.word.ezafe !== 'none';
}

const NO_PHRASE: ReadonlySet<PartOfSpeech> = new Set(['verb', 'conjunction', 'preposition', 'interjection']);

function mayBeginPhrase({ reading, letters }: Unit): boolean {
  return !NO_PHRASE.has(reading.partOfSpeech) && letters !== 'رو' && letters !== 'را';
}
