import type { Pronunciation, Tense } from '../../types.ts';
import { alikeReading, isForm, type Place, type SeenWord } from './seen.ts';

/**
 * Verbs whose letters are of two tenses get that of the other verbs of their sentence: «می‌بارید» is `you rain` and `it
 * was raining`, «برمی‌گرداند» `returns` and `was returning`. Linear.
 */
export function withTenses(places: readonly Place[]): Place[] {
  const doubtful = places.map((place) => (place.kind === 'word' ? doubtOf(place) : undefined));
  if (doubtful.every((doubt) => doubt === undefined)) return [...places];
  const isPast = places.some((place, at) => doubtful[at] === undefined && hasTense(place, PAST));
  const isPresent = places.some((place, at) => doubtful[at] === undefined && hasTense(place, PRESENT));
  const addresses = places.some((place) => place.kind === 'word' && ADDRESS.has(place.form));
  return places.map((place, at) => {
    const doubt = doubtful[at];
    if (place.kind !== 'word' || doubt === undefined || place.isChosen) return place;
    if (doubt === 'plural') return isPast && !addresses ? inTense(place, 'imperfect') : place;
    return isPresent && !isPast ? inTense(place, 'present') : place;
  });
}

const PAST: ReadonlySet<Tense | undefined> = new Set<Tense>(['past', 'imperfect', 'pluperfect', 'perfect']);
const PRESENT: ReadonlySet<Tense | undefined> = new Set<Tense>(['present', 'future']);
const ADDRESS = new Set(['شما', 'شماها', 'لطفا', 'لطفاً']);

/** `plural`: می‌بارید as `you rain`; `singular`: برمی‌گرداند as `was returning`. */
function doubtOf({ form, pronunciation }: SeenWord): 'plural' | 'singular' | undefined {
  const { lemma, inflection, partOfSpeech } = pronunciation;
  if (partOfSpeech !== 'verb') return undefined;
  if (inflection.tense === 'present' && inflection.person === 5)
    return lemma.endsWith('یدن') && form.endsWith(lemma.slice(0, -1)) ? 'plural' : undefined;
  if (inflection.tense !== 'imperfect' || inflection.person !== 3) return undefined;
  return lemma.endsWith('ندن') && form.endsWith('ند') ? 'singular' : undefined;
}

function hasTense(place: Place, tenses: ReadonlySet<Tense | undefined>): boolean {
  return place.kind === 'word' && tenses.has(place.pronunciation.inflection.tense);
}

function inTense(place: SeenWord, tense: Tense): SeenWord {
  const inflection = { ...place.pronunciation.inflection, tense, person: 3 as const };
  return { ...place, pronunciation: { ...place.pronunciation, inflection } };
}

/** «خسته‌ام», «من معلمم»: where a sentence ends, or behind من, the م of what somebody is is `am`, not `my`. */
export function amAt(places: readonly Place[], at: number): Pronunciation | undefined {
  const [before, word, next] = [places[at - 1], places[at], places[at + 1]];
  if (word?.kind !== 'word' || (before?.kind === 'word' && before.ezafe)) return undefined;
  const { clitic, ...inflection } = word.pronunciation.inflection;
  if (clitic !== 1 || inflection.plural || inflection.copula !== undefined) return undefined;
  if (!isState(word, before) || !endsThere(next)) return undefined;
  return { ...word.pronunciation, inflection: { ...inflection, copula: 1 } };
}

function isState({ pronunciation }: SeenWord, before: Place | undefined): boolean {
  return pronunciation.partOfSpeech === 'adjective' || isForm(before, 'من');
}

function endsThere(next: Place | undefined): boolean {
  if (next === undefined || next.kind === 'sign') return true;
  return next.kind === 'word' && next.pronunciation.partOfSpeech === 'conjunction';
}

/** «کجا میری؟», «میرم خونه»: in speech these are forms of رفتن and a house, not of مردن and خواندن. */
export function spokenFormAt(places: readonly Place[], at: number): Pronunciation | undefined {
  const word = places[at];
  if (word?.kind !== 'word' || word.pronunciation.partOfSpeech !== 'verb') return undefined;
  if (/^ن?میر/.test(word.form) && word.pronunciation.lemma === 'مردن') return goes(word.pronunciation);
  if (word.form !== 'خونه') return undefined;
  return alikeReading(word, ({ partOfSpeech, inflection }) => partOfSpeech === 'noun' && !inflection.copula);
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
