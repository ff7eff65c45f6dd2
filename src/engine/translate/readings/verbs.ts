import type { Pronunciation, Tense } from '../../types.ts';
import type { TranslationRules } from '../rules/rules.ts';
import type { LineElement, Word } from '../syntax/elements.ts';
import { isForm } from '../syntax/wordClasses.ts';
import { otherReading, reread } from './reread.ts';

/**
 * Verbs whose letters are of two tenses get that of the other verbs of their line: «می‌بارید» is `you rain` and `it
 * was raining`, «برمی‌گرداند» `returns` and `was returning`. Linear.
 */
export function withTenses(elements: readonly LineElement[]): readonly LineElement[] {
  const doubtful = elements.map((element) => (element.kind === 'word' ? doubtOf(element) : undefined));
  if (doubtful.every((doubt) => doubt === undefined)) return elements;
  const isPast = elements.some((element, at) => doubtful[at] === undefined && hasTense(element, PAST));
  const isPresent = elements.some((element, at) => doubtful[at] === undefined && hasTense(element, PRESENT));
  const addresses = elements.some((element) => element.kind === 'word' && ADDRESS.has(element.form));
  return elements.map((element, at) => {
    const doubt = doubtful[at];
    if (element.kind !== 'word' || doubt === undefined) return element;
    if (doubt === 'plural') return isPast && !addresses ? inTense(element, 'imperfect') : element;
    return isPresent && !isPast ? inTense(element, 'present') : element;
  });
}

const PAST: ReadonlySet<Tense | undefined> = new Set<Tense>(['past', 'imperfect', 'pluperfect', 'perfect']);
const PRESENT: ReadonlySet<Tense | undefined> = new Set<Tense>(['present', 'future']);
const ADDRESS = new Set(['شما', 'شماها', 'لطفا', 'لطفاً']);

/** `plural`: می‌بارید as `you rain`; `singular`: برمی‌گرداند as `was returning`. */
function doubtOf({ form, pronunciation }: Word): 'plural' | 'singular' | undefined {
  const { lemma, inflection, partOfSpeech } = pronunciation;
  if (partOfSpeech !== 'verb') return undefined;
  if (inflection.tense === 'present' && inflection.person === 5)
    return lemma.endsWith('یدن') && form.endsWith(lemma.slice(0, -1)) ? 'plural' : undefined;
  if (inflection.tense !== 'imperfect' || inflection.person !== 3) return undefined;
  return lemma.endsWith('ندن') && form.endsWith('ند') ? 'singular' : undefined;
}

function hasTense(element: LineElement, tenses: ReadonlySet<Tense | undefined>): boolean {
  return element.kind === 'word' && tenses.has(element.pronunciation.inflection.tense);
}

function inTense(word: Word, tense: Tense): Word {
  const inflection = { ...word.pronunciation.inflection, tense, person: 3 as const };
  return { ...word, pronunciation: { ...word.pronunciation, inflection } };
}

/** «خسته‌ام», «من معلمم»: where a sentence ends, or behind من, the م of what somebody is is `am`, not `my`. */
export function amAt(elements: readonly LineElement[], at: number): Word | undefined {
  const [before, word, next] = [elements[at - 1], elements[at], elements[at + 1]];
  if (word?.kind !== 'word' || (before?.kind === 'word' && before.ezafe)) return undefined;
  const { clitic, ...inflection } = word.pronunciation.inflection;
  if (clitic !== 1 || inflection.plural || !isState(word, before) || !endsThere(next)) return undefined;
  return { ...word, pronunciation: { ...word.pronunciation, inflection: { ...inflection, copula: 1 } } };
}

function isState({ pronunciation }: Word, before: LineElement | undefined): boolean {
  return pronunciation.partOfSpeech === 'adjective' || isForm(before, 'من');
}

function endsThere(next: LineElement | undefined): boolean {
  if (next === undefined || next.kind === 'punctuation') return true;
  return next.kind === 'word' && next.pronunciation.partOfSpeech === 'conjunction';
}

/** «کجا میری؟», «میرم خونه»: in speech these are forms of رفتن and a house, not of مردن and خواندن. */
export function spokenFormAt(
  elements: readonly LineElement[],
  at: number,
  rules: TranslationRules,
): Word | undefined {
  const word = elements[at];
  if (word?.kind !== 'word' || word.pronunciation.partOfSpeech !== 'verb') return undefined;
  if (/^ن?میر/.test(word.form) && word.pronunciation.lemma === 'مردن')
    return reread(word, goes(word.pronunciation), rules);
  if (word.form !== 'خونه') return undefined;
  const house = otherReading(
    word,
    ({ partOfSpeech, inflection }) => partOfSpeech === 'noun' && !inflection.copula,
  );
  return house && reread(word, house, rules);
}

function goes(pronunciation: Pronunciation): Pronunciation {
  const { person = 3, negative } = pronunciation.inflection;
  return {
    ...pronunciation,
    lemma: 'رفتن',
    gloss: 'go',
    inflection: { tense: 'present', person, ...(negative && { negative }) },
  };
}
