import type { Pronunciation } from '../../types.ts';
import { alikeReading, isForm, type Seen } from './seen.ts';

/** «کتاب‌های روی میز», «کودکان زیر پنج سال»: behind a noun what could be a preposition with ezafe is one. */
export function prepositionAt(sentence: readonly Seen[], at: number): Pronunciation | undefined {
  const word = sentence[at];
  if (word?.kind !== 'word' || !word.ezafe || word.pronunciation.partOfSpeech !== 'noun') return undefined;
  const { plural, clitic, indefinite } = word.pronunciation.inflection;
  if (plural || indefinite || clitic !== undefined || !isTied(sentence[at - 1])) return undefined;
  return alikeReading(
    word,
    ({ partOfSpeech, inflection }) => partOfSpeech === 'preposition' && inflection.clitic === undefined,
  );
}

function isTied(before: Seen | undefined): boolean {
  return before?.kind === 'word' && before.ezafe && before.pronunciation.partOfSpeech !== 'preposition';
}

/** What becomes of a door. */
const DOOR_STATES = new Set(['باز', 'بسته', 'قفل', 'نیمه‌باز']);

/** «در باز شد», «در را بست»: در with nothing that it could govern is the door. */
export function doorAt(sentence: readonly Seen[], at: number): Pronunciation | undefined {
  const [word, state, verb] = sentence.slice(at, at + 3);
  if (word?.kind !== 'word' || word.form !== 'در') return undefined;
  if (word.pronunciation.partOfSpeech !== 'preposition') return undefined;
  const isState = state?.kind === 'word' && DOOR_STATES.has(state.form) && !state.ezafe;
  if (isForm(state, 'را')) return alikeReading(word, isNoun);
  const isDone = isState && verb?.kind === 'word' && verb.pronunciation.partOfSpeech === 'verb';
  return isDone ? alikeReading(word, isNoun) : undefined;
}

function isNoun({ partOfSpeech }: Pronunciation): boolean {
  return partOfSpeech === 'noun';
}

/** «بر سر آن», «به روی در»: behind a preposition it is the noun, but behind از it may tell the place («از زیر در»). */
export function nounBehindPrepositionAt(sentence: readonly Seen[], at: number): Pronunciation | undefined {
  const [before, word] = [sentence[at - 1], sentence[at]];
  if (word?.kind !== 'word' || !word.ezafe || word.pronunciation.partOfSpeech !== 'preposition')
    return undefined;
  if (before?.kind !== 'word' || before.ezafe || before.pronunciation.partOfSpeech !== 'preposition')
    return undefined;
  const mayTellPlace = before.form === 'از' && word.form !== 'سر';
  return mayTellPlace || !PLACES.has(word.form) ? undefined : alikeReading(word, isNoun);
}

const PLACES = new Set(['سر', 'روی', 'پی', 'پای']);

/** «هر چه», «تا کی», «تنها کشور»: function words by the word beside them. */
export function functionWordAt(sentence: readonly Seen[], at: number): Pronunciation | undefined {
  const [before, word, next] = [sentence[at - 1], sentence[at], sentence[at + 1]];
  if (word?.kind !== 'word' || word.ezafe) return undefined;
  const wanted =
    (word.form === 'چه' && isForm(before, 'هر') && 'pronoun') ||
    (word.form === 'تا' && isForm(next, 'کی') && 'preposition') ||
    (word.form === 'تنها' && isFreeNoun(next) && !isTied(before) && 'determiner');
  if (!wanted || word.pronunciation.partOfSpeech === wanted) return undefined;
  return alikeReading(word, ({ partOfSpeech }) => partOfSpeech === wanted);
}

function isFreeNoun(seen: Seen | undefined): boolean {
  return seen?.kind === 'word' && seen.pronunciation.partOfSpeech === 'noun' && seen.ezafe;
}
