import type { DeterminerEntry } from '../rules/functionWords.ts';
import { NO_WORD_PROPERTIES, type WordProperties } from '../rules/properties.ts';
import type { SentenceElement, Word } from '../syntax/elements.ts';
import type { Adjective, Determiner, NounPhrase, PhraseContext } from '../syntax/phrases.ts';
import { isForm, isOrdinal, isSuperlative } from '../syntax/wordClasses.ts';
import { adjectiveOf } from './adjectives.ts';
import { isHead } from './heads.ts';
import { approximationAt, parseNumber } from './numerals.ts';

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
}

const NO_PREMODIFIERS: Premodifiers = {
  adjectives: [],
  unique: false,
  plural: false,
  one: false,
  question: false,
  negative: false,
};

/** Determiners, numbers, superlatives and ordinals from `at` on. */
export function parsePremodifiers(
  context: PhraseContext,
  at: number,
): { before: Premodifiers; next: number } {
  let before = NO_PREMODIFIERS;
  let next = at;
  for (let step = oneStep(context, next, before); step !== undefined; step = oneStep(context, next, before)) {
    before = step.before;
    next = step.next;
  }
  return { before, next };
}

interface Step {
  readonly before: Premodifiers;
  readonly next: number;
}

function oneStep(context: PhraseContext, at: number, before: Premodifiers): Step | undefined {
  const element = context.elements[at];
  const found =
    element?.kind === 'word' && startsNoun(context.elements, at + 1)
      ? (adjectiveStep(element, at, before) ?? determinerStep(context, element, at, before))
      : undefined;
  return found ?? approximation(context, at, before) ?? numberStep(context, at, before);
}

/** بهترین کتاب, دومین روز: a superlative or ordinal before its noun. */
function adjectiveStep(word: Word, at: number, before: Premodifiers): Step | undefined {
  if (word.ezafe || !(isSuperlative(word) || isOrdinal(word))) return undefined;
  return {
    before: { ...before, adjectives: [adjectiveOf(word), ...before.adjectives], unique: true },
    next: at + 1,
  };
}

function determinerStep(
  { elements, question }: PhraseContext,
  word: Word,
  at: number,
  before: Premodifiers,
): Step | undefined {
  if (before.determiner !== undefined) return undefined;
  const found = determinerOf(word, isPluralAhead(elements, at + 1), question);
  if (found === undefined) return undefined;
  const { features } = word.pronunciation;
  return {
    before: {
      ...before,
      ...(found.isPredeterminer
        ? { predeterminer: found.determiner.english }
        : { determiner: found.determiner }),
      plural: found.plural,
      question: features.has('question') || found.question,
      negative: features.has('negative'),
    },
    next: at + 1,
  };
}

function approximation({ elements }: PhraseContext, at: number, before: Premodifiers): Step | undefined {
  const english = approximationAt(elements, at);
  if (english === undefined || before.predeterminer !== undefined) return undefined;
  return { before: { ...before, predeterminer: english }, next: at + 1 };
}

function numberStep({ elements }: PhraseContext, at: number, before: Premodifiers): Step | undefined {
  const number = before.quantity === undefined ? parseNumber(elements, at) : undefined;
  if (number === undefined || number.ezafe || !startsNoun(elements, number.next)) return undefined;
  // «یک دو سه» counts: an article has no number behind it.
  if (number.one && parseNumber(elements, number.next) !== undefined) return undefined;
  const next =
    isForm(elements[number.next], 'تا') || isClassifier(elements, number.next)
      ? number.next + 1
      : number.next;
  if (number.one && elements[at]?.kind === 'word') return { before: { ...before, one: true }, next };
  return { before: { ...before, quantity: number.english, plural: !number.one }, next };
}

function isClassifier(elements: readonly SentenceElement[], at: number): boolean {
  const element = elements[at];
  return (
    element?.kind === 'word' &&
    element.properties.classes.has('classifier') &&
    !element.ezafe &&
    elements[at + 1]?.kind === 'word' &&
    isHead(elements[at + 1])
  );
}

/** A noun, or what may stand before one. */
function startsNoun(elements: readonly SentenceElement[], at: number): boolean {
  const element = elements[at];
  if (isHead(element)) return !(element?.kind === 'bracketed' && element.open === '(');
  if (isForm(element, 'تا')) return isHead(elements[at + 1]);
  if (element?.kind !== 'word') return false;
  const { partOfSpeech } = element.pronunciation;
  return partOfSpeech === 'numeral' || partOfSpeech === 'determiner' || isSuperlative(element);
}

function isPluralAhead(elements: readonly SentenceElement[], at: number): boolean {
  for (let next = at; next < at + 4; next++) {
    const element = elements[next];
    if (element?.kind === 'word' && isHead(element)) return element.pronunciation.inflection.plural === true;
    if (element?.kind === 'verbatim') return true;
    if (element?.kind === 'word' && element.pronunciation.partOfSpeech === 'numeral')
      return element.form !== 'یک';
  }
  return false;
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

/** «هر دو دست» is `both hands`, «هر سه برادر» `all three brothers`, but «هر سه روز» `every three days`. */
function wholeNumber(phrase: NounPhrase, before: Premodifiers): NounPhrase | undefined {
  const { determiner, quantity } = before;
  if (determiner?.english !== 'every' || quantity === undefined || phrase.features.has('time'))
    return undefined;
  const { determiner: _, quantity: __, ...rest } = before;
  const isTwo = quantity === 'two' || quantity === '2';
  return modified({ ...phrase, plural: true }, { ...rest, quantity: isTwo ? 'both' : `all ${quantity}` });
}

const OF_PERSON: WordProperties = { ...NO_WORD_PROPERTIES, classes: new Set(['person']) };

/** هیچ کس, چه کسی, هر چیز: one pronoun in English. */
function pronounOf(
  { properties }: NounPhrase,
  { determiner }: Premodifiers,
): Pick<NounPhrase, 'head' | 'properties'> | undefined {
  for (const [nounClass, head] of determiner?.pronouns ?? [])
    if (nounClass === 'anyPerson' && properties.classes.has('anyPerson'))
      return { head, properties: OF_PERSON };
    else if ((nounClass === 'anyThing' || nounClass === 'anyPlace') && properties.classes.has(nounClass))
      return { head, properties: NO_WORD_PROPERTIES };
  return undefined;
}

function modified(phrase: NounPhrase, before: Premodifiers): NounPhrase {
  return {
    ...phrase,
    ...(before.determiner !== undefined && { determiner: before.determiner }),
    ...(before.predeterminer !== undefined && { predeterminer: before.predeterminer }),
    ...(before.quantity !== undefined && { quantity: before.quantity }),
    adjectives: before.adjectives,
    unique: phrase.unique || before.unique,
    plural: phrase.plural || before.plural,
    indefinite: phrase.indefinite || before.one,
    question: phrase.question || before.question,
    negative: phrase.negative || before.negative,
  };
}

/** A determiner before a noun, and what it does to the noun. */
interface ParsedDeterminer {
  readonly determiner: Determiner;
  /** `all` stands before the article; the others take its place. */
  readonly isPredeterminer: boolean;
  /** The noun is plural in English. */
  readonly plural: boolean;
  /** It asks: چه, کدام. */
  readonly question: boolean;
}

const NO_PRONOUNS: ReadonlyMap<string, string> = new Map();

/** The determiner that `word` is before a singular or plural noun, in a question or not; undefined if it is none. */
function determinerOf(
  word: Word,
  isBeforePlural: boolean,
  inQuestion: boolean,
): ParsedDeterminer | undefined {
  const { determiners } = word.functionWord;
  if (determiners === undefined) return determinerOfLexicon(word);
  const entry = determiners.find((each) => holds(each, word, inQuestion));
  if (entry === undefined) return undefined;
  const { classes, english, beforePlural, pronouns } = entry;
  const demonstrative = classes.has('near') ? 'near' : classes.has('far') ? 'far' : undefined;
  return {
    determiner: {
      english: isBeforePlural ? beforePlural : english,
      ...(demonstrative !== undefined && { demonstrative }),
      pronouns,
    },
    isPredeterminer: classes.has('predeterminer'),
    plural: classes.has('plural'),
    question: classes.has('question'),
  };
}

function holds({ condition }: DeterminerEntry, { ezafe, pronunciation }: Word, inQuestion: boolean): boolean {
  switch (condition) {
    case 'withEzafe':
      return ezafe;
    case 'withoutEzafe':
      return !ezafe;
    case 'notAdjective':
      return pronunciation.partOfSpeech !== 'adjective' || ezafe;
    case 'inQuestion':
      return inQuestion;
    case 'always':
      return true;
  }
}

function determinerOfLexicon({ pronunciation, english }: Word): ParsedDeterminer | undefined {
  if (pronunciation.partOfSpeech !== 'determiner') return undefined;
  return {
    determiner: { english, pronouns: NO_PRONOUNS },
    isPredeterminer: false,
    plural: false,
    question: false,
  };
}
