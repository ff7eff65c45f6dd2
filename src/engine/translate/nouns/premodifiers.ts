import { NO_WORD_PROPERTIES, type WordProperties } from '../rules/properties.ts';
import type { Elements, SentenceElement, Word } from '../syntax/elements.ts';
import type { Adjective, Determiner, NounPhrase, PhraseContext } from '../syntax/phrases.ts';
import { isForm, isOrdinal, isSuperlative } from '../syntax/wordClasses.ts';
import { approximationAt, parseNumber } from '../wording/numerals.ts';
import { adjectiveOf } from './adjectives.ts';
import { isHead } from './heads.ts';

/** What stands before the head of a noun phrase. */
export interface Premodifiers {
  readonly determiner?: Determiner;
  readonly predeterminer?: string;
  readonly quantity?: string;
  readonly adjectives: readonly Adjective[];
  readonly unique: boolean;
  readonly plural: boolean;
  readonly one: boolean;
  readonly question: boolean;
  readonly negative: boolean;
  /** Where the elements behind them begin. */
  readonly next: number;
}

const NONE = { adjectives: [], unique: false, plural: false, one: false, question: false, negative: false };

/** Determiners, numbers, superlatives and ordinals from `at` on. */
export function parsePremodifiers(context: PhraseContext, at: number): Premodifiers {
  let before: Premodifiers = { ...NONE, next: at };
  for (let more = withNext(context, before); more !== undefined; more = withNext(context, before))
    before = more;
  return before;
}

/** With the one that follows, if one does. */
function withNext(context: PhraseContext, before: Premodifiers): Premodifiers | undefined {
  const { elements } = context;
  const element = elements[before.next];
  const isBeforeNoun = element?.kind === 'word' && startsNoun(elements, before.next + 1);
  const found = isBeforeNoun
    ? (withAdjective(element, before) ?? withDeterminer(context, element, before))
    : undefined;
  return found ?? withApproximation(elements, before) ?? withNumber(elements, before);
}

/** بهترین کتاب, دومین روز: a superlative or ordinal before its noun. */
function withAdjective(word: Word, before: Premodifiers): Premodifiers | undefined {
  if (word.ezafe || !(isSuperlative(word) || isOrdinal(word))) return undefined;
  const adjectives = [adjectiveOf(word), ...before.adjectives];
  return { ...before, adjectives, unique: true, next: before.next + 1 };
}

/** The determiner that a word is before a singular or plural noun, in a question or not. */
function withDeterminer(
  { elements, question }: PhraseContext,
  word: Word,
  before: Premodifiers,
): Premodifiers | undefined {
  const { features, partOfSpeech } = word.pronunciation;
  const next = before.next + 1;
  const more = { ...before, negative: features.has('negative'), question: features.has('question'), next };
  if (before.determiner !== undefined) return undefined;
  const { determiners } = word.functionWord;
  if (determiners === undefined)
    return partOfSpeech === 'determiner'
      ? { ...more, plural: false, determiner: { english: word.english, pronouns: new Map() } }
      : undefined;
  const entry = determiners.find(({ condition }) => holds(condition, word, question));
  if (entry === undefined) return undefined;
  const { classes, pronouns } = entry;
  const english = isPluralAhead(elements, next) ? entry.beforePlural : entry.english;
  const demonstrative = classes.has('near') ? 'near' : classes.has('far') ? 'far' : undefined;
  return {
    ...more,
    // `all` stands before the article; the others take its place.
    ...(classes.has('predeterminer')
      ? { predeterminer: english }
      : { determiner: { english, ...(demonstrative !== undefined && { demonstrative }), pronouns } }),
    plural: classes.has('plural'),
    question: more.question || classes.has('question'),
  };
}

function holds(condition: string, { ezafe, pronunciation }: Word, inQuestion: boolean): boolean {
  if (condition === 'withEzafe') return ezafe;
  if (condition === 'withoutEzafe') return !ezafe;
  if (condition === 'notAdjective') return pronunciation.partOfSpeech !== 'adjective' || ezafe;
  return condition === 'always' || inQuestion;
}

function withApproximation(elements: Elements, before: Premodifiers): Premodifiers | undefined {
  const predeterminer = approximationAt(elements, before.next);
  if (predeterminer === undefined || before.predeterminer !== undefined) return undefined;
  return { ...before, predeterminer, next: before.next + 1 };
}

function withNumber(elements: Elements, before: Premodifiers): Premodifiers | undefined {
  const number = before.quantity === undefined ? parseNumber(elements, before.next) : undefined;
  if (number === undefined || number.ezafe || !startsNoun(elements, number.next)) return undefined;
  // «یک دو سه» counts: an article has no number behind it.
  if (number.one && parseNumber(elements, number.next) !== undefined) return undefined;
  const isCounter = isForm(elements[number.next], 'تا') || isClassifier(elements, number.next);
  const next = number.next + (isCounter ? 1 : 0);
  if (number.one && elements[before.next]?.kind === 'word') return { ...before, one: true, next };
  return { ...before, quantity: ofMany(number.english), plural: !number.one, next };
}

/** «صدها کتاب», «صدها هزار کتاب»: `hundreds of`, `hundreds of thousands of`. */
function ofMany(number: string): string {
  const [, many = '', scale] =
    /^(dozens|tens|hundreds|thousands|millions|billions)(?: (\w+))?$/.exec(number) ?? [];
  if (many === '') return number;
  return scale === undefined ? `${many} of` : `${many} of ${scale}s of`;
}

function isClassifier(elements: Elements, at: number): boolean {
  const [element, noun] = [elements[at], elements[at + 1]];
  if (element?.kind !== 'word' || element.ezafe || !element.properties.classes.has('classifier'))
    return false;
  return noun?.kind === 'word' && isHead(noun);
}

/** A noun, or what may stand before one. */
function startsNoun(elements: Elements, at: number): boolean {
  const element = elements[at];
  if (isHead(element)) return !(element?.kind === 'bracketed' && element.open === '(');
  if (isForm(element, 'تا')) return isHead(elements[at + 1]);
  if (element?.kind !== 'word') return false;
  return ['numeral', 'determiner'].includes(element.pronunciation.partOfSpeech) || isSuperlative(element);
}

/** How far behind a determiner its noun is looked for. */
const MOST_BETWEEN = 4;

function isPluralAhead(elements: Elements, at: number): boolean {
  const found = elements.slice(at, at + MOST_BETWEEN).find(tellsNumber);
  if (found?.kind !== 'word') return found !== undefined;
  return isHead(found) ? found.pronunciation.inflection.plural === true : found.form !== 'یک';
}

function tellsNumber(element: SentenceElement): boolean {
  if (element.kind !== 'word') return element.kind === 'verbatim';
  return isHead(element) || element.pronunciation.partOfSpeech === 'numeral';
}

/** The head with what stands before it. */
export function withPremodifiers(phrase: NounPhrase, before: Premodifiers): NounPhrase {
  const all = wholeNumber(phrase, before);
  if (all !== undefined) return all;
  const joined = modified(phrase, before);
  const pronoun = pronounOf(phrase, before);
  if (pronoun === undefined || before.quantity !== undefined || before.predeterminer !== undefined)
    return joined;
  const { determiner: _, ...rest } = joined;
  return { ...rest, headKind: 'pronoun', ...pronoun, plural: false };
}

/** «هر دو دست», «هر دو» are `both`, «هر سه برادر» `all three brothers`, but «هر سه روز» `every three days`. */
function wholeNumber(phrase: NounPhrase, before: Premodifiers): NounPhrase | undefined {
  const { determiner, quantity, ...rest } = before;
  const isNumber = phrase.headKind === 'pronoun' && phrase.plural;
  const number = quantity ?? (isNumber ? phrase.head : undefined);
  if (determiner?.english !== 'every' || number === undefined || phrase.features.has('time'))
    return undefined;
  const whole = number === 'two' || number === '2' ? 'both' : `all ${number}`;
  if (quantity === undefined) return modified({ ...phrase, head: whole }, rest);
  return modified({ ...phrase, plural: true }, { ...rest, quantity: whole });
}

const OF_PERSON: WordProperties = { ...NO_WORD_PROPERTIES, classes: new Set(['person']) };

/** هیچ کس, چه کسی, هر چیز: one pronoun in English. */
function pronounOf(
  { properties }: NounPhrase,
  { determiner }: Premodifiers,
): Pick<NounPhrase, 'head' | 'properties'> | undefined {
  for (const nounClass of ['anyPerson', 'anyThing', 'anyPlace'] as const) {
    const head = properties.classes.has(nounClass) ? determiner?.pronouns.get(nounClass) : undefined;
    if (head !== undefined)
      return { head, properties: nounClass === 'anyPerson' ? OF_PERSON : NO_WORD_PROPERTIES };
  }
  return undefined;
}

function modified(phrase: NounPhrase, { one, next: _, ...before }: Premodifiers): NounPhrase {
  return {
    ...phrase,
    ...before,
    unique: phrase.unique || before.unique,
    plural: phrase.plural || before.plural,
    indefinite: phrase.indefinite || one,
    question: phrase.question || before.question,
    negative: phrase.negative || before.negative,
  };
}
