import type { Pronunciation } from '../../types.ts';
import { alikeReading, type Seen } from './seen.ts';

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

/** «در باز شد»: در with nothing that it could govern is the door. */
export function doorAt(sentence: readonly Seen[], at: number): Pronunciation | undefined {
  const [word, state, verb] = sentence.slice(at, at + 3);
  if (word?.kind !== 'word' || word.form !== 'در') return undefined;
  if (word.pronunciation.partOfSpeech !== 'preposition') return undefined;
  const isState = state?.kind === 'word' && DOOR_STATES.has(state.form) && !state.ezafe;
  const isDone = isState && verb?.kind === 'word' && verb.pronunciation.partOfSpeech === 'verb';
  return isDone ? alikeReading(word, ({ partOfSpeech }) => partOfSpeech === 'noun') : undefined;
}
