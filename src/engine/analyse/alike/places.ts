import type { Pronunciation } from '../../types.ts';
import { alikeReading, isForm, type Place } from './seen.ts';

/** «۱۵ مهر», «مهر ۱۴۰۲», «دی‌ماه»: beside a number or ماه, what can be the name of a month is one. */
export function monthAt(places: readonly Place[], at: number): Pronunciation | undefined {
  const [before, word, next] = [places[at - 1], places[at], places[at + 1]];
  if (word?.kind !== 'word' || isNamedTime(word.pronunciation)) return undefined;
  const isDated = isDay(before) || isYear(next) || isForm(before, 'ماه') || isForm(next, 'ماه');
  return isDated ? alikeReading(word, isNamedTime) : undefined;
}

/** Of words of time, English writes names with a capital. */
function isNamedTime({ features, gloss }: Pronunciation): boolean {
  return features.has('time') && /^[A-Z]/.test(gloss) && !/^\w+day\b/.test(gloss);
}

function isDay(place: Place | undefined): boolean {
  if (place?.kind === 'number') return /^(?:[12۱۲]?[0-9۰-۹]|[3۳][01۰۱])$/.test(place.source);
  return place?.kind === 'word' && place.pronunciation.partOfSpeech === 'numeral';
}

function isYear(place: Place | undefined): boolean {
  return place?.kind === 'number' && /^[1۱][0-9۰-۹]{3}$/.test(place.source);
}

const RELATIVE_TIMES = new Set(['آینده', 'بعدی', 'سالف', 'غابر', 'فائت', 'ماضی', 'گذشته']);

/** «سال آینده»: behind a time what could be an adjective of time is one. */
export function relativeTimeAt(places: readonly Place[], at: number): Pronunciation | undefined {
  const [before, word] = [places[at - 1], places[at]];
  if (word?.kind !== 'word' || word.pronunciation.partOfSpeech !== 'noun') return undefined;
  if (before?.kind !== 'word' || !before.ezafe || !before.pronunciation.features.has('time'))
    return undefined;
  return alikeReading(
    word,
    ({ lemma, partOfSpeech }) => partOfSpeech === 'adjective' && RELATIVE_TIMES.has(lemma),
  );
}

/** «کتاب‌های روی میز», «کودکان زیر پنج سال»: behind a noun what could be a preposition with ezafe is one. */
export function prepositionAt(places: readonly Place[], at: number): Pronunciation | undefined {
  const word = places[at];
  if (word?.kind !== 'word' || !word.ezafe || word.pronunciation.partOfSpeech !== 'noun') return undefined;
  const { plural, clitic, indefinite } = word.pronunciation.inflection;
  if (plural || indefinite || clitic !== undefined || !isTied(places[at - 1])) return undefined;
  return alikeReading(
    word,
    ({ partOfSpeech, inflection }) => partOfSpeech === 'preposition' && inflection.clitic === undefined,
  );
}

function isTied(before: Place | undefined): boolean {
  return before?.kind === 'word' && before.ezafe && before.pronunciation.partOfSpeech !== 'preposition';
}

/** What becomes of a door. */
const DOOR_STATES = new Set(['باز', 'بسته', 'قفل', 'نیمه‌باز']);

/** «در باز شد»: در with nothing that it could govern is the door. */
export function doorAt(places: readonly Place[], at: number): Pronunciation | undefined {
  const [word, state, verb] = places.slice(at, at + 3);
  if (word?.kind !== 'word' || word.form !== 'در') return undefined;
  if (word.pronunciation.partOfSpeech !== 'preposition') return undefined;
  const isState = state?.kind === 'word' && DOOR_STATES.has(state.form) && !state.ezafe;
  const isDone = isState && verb?.kind === 'word' && verb.pronunciation.partOfSpeech === 'verb';
  return isDone ? alikeReading(word, ({ partOfSpeech }) => partOfSpeech === 'noun') : undefined;
}
