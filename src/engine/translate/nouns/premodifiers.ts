import type { SentenceElement } from '../syntax/elements.ts';
import type { NounPhrase, PhraseContext } from '../syntax/phrases.ts';
import { isForm, isOrdinal, isSuperlative } from '../syntax/wordClasses.ts';
import { adjectiveEnglish, ordinalEnglish } from './adjectives.ts';
import { determinerOf } from './determiners.ts';
import { isHead } from './heads.ts';
import { approximationAt, parseNumber } from './numerals.ts';

/** What stands before the head of a noun phrase. */
export interface Premodifiers {
  readonly determiner?: string;
  readonly predeterminer?: string;
  readonly quantity?: string;
  readonly adjectives: readonly string[];
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
  const { elements } = context;
  const element = elements[at];
  if (element?.kind === 'word' && startsNoun(elements, at + 1)) {
    if (isSuperlative(element) && !element.ezafe)
      return {
        before: { ...before, adjectives: [adjectiveEnglish(element), ...before.adjectives], unique: true },
        next: at + 1,
      };
    if (isOrdinal(element) && !element.ezafe)
      return {
        before: { ...before, adjectives: [ordinalEnglish(element), ...before.adjectives], unique: true },
        next: at + 1,
      };
    const determiner =
      before.determiner === undefined
        ? determinerOf(element, isPluralAhead(elements, at + 1), context.question)
        : undefined;
    if (determiner !== undefined) {
      const place = determiner.place === 'before' ? 'predeterminer' : 'determiner';
      const question =
        element.pronunciation.features.has('question') ||
        /^(?:how many|what|which)$/.test(determiner.english);
      const negative = element.pronunciation.features.has('negative');
      return {
        before: { ...before, [place]: determiner.english, plural: determiner.plural, question, negative },
        next: at + 1,
      };
    }
  }
  return approximation(context, at, before) ?? numberStep(context, at, before);
}

function approximation({ elements }: PhraseContext, at: number, before: Premodifiers): Step | undefined {
  const english = approximationAt(elements, at);
  if (english === undefined || before.predeterminer !== undefined) return undefined;
  return { before: { ...before, predeterminer: english }, next: at + 1 };
}

function numberStep({ elements }: PhraseContext, at: number, before: Premodifiers): Step | undefined {
  const number = before.quantity === undefined ? parseNumber(elements, at) : undefined;
  if (number === undefined || number.ezafe || !startsNoun(elements, number.next)) return undefined;
  const next =
    isForm(elements[number.next], 'تا') || isClassifier(elements, number.next)
      ? number.next + 1
      : number.next;
  if (number.one && elements[at]?.kind === 'word') return { before: { ...before, one: true }, next };
  return { before: { ...before, quantity: number.english, plural: !number.one }, next };
}

const CLASSIFIERS = new Set([
  'تا',
  'نفر',
  'عدد',
  'دستگاه',
  'جلد',
  'فقره',
  'فروند',
  'رأس',
  'تن',
  'دانه',
  'قطعه',
]);

function isClassifier(elements: readonly SentenceElement[], at: number): boolean {
  const element = elements[at];
  return (
    element?.kind === 'word' &&
    CLASSIFIERS.has(element.form) &&
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

/** هیچ کس, چه کسی, هر چیز: one pronoun in English. */
const PRONOUNS: Readonly<Record<string, string>> = {
  'what someone': 'who',
  'what person': 'who',
  'no person': 'nobody',
  'no someone': 'nobody',
  'no thing': 'nothing',
  'no place': 'nowhere',
  'every person': 'everyone',
  'every someone': 'everyone',
  'every thing': 'everything',
};

/** The head with what stands before it. */
export function withPremodifiers(phrase: NounPhrase, before: Premodifiers): NounPhrase {
  const joined = modified(phrase, before);
  const pronoun = PRONOUNS[`${before.determiner} ${phrase.head}`];
  if (pronoun === undefined || before.quantity !== undefined || before.predeterminer !== undefined)
    return joined;
  const { determiner: _, ...rest } = joined;
  return { ...rest, headKind: 'pronoun', head: pronoun, plural: false };
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
