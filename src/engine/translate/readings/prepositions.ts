import type { TranslationRules } from '../rules/rules.ts';
import type { LineElement, Word } from '../syntax/elements.ts';
import { otherReading, reread } from './reread.ts';

/** «کتاب‌های روی میز», «کودکان زیر پنج سال»: behind a noun what could be a preposition with ezafe is one. */
export function prepositionAt(
  elements: readonly LineElement[],
  at: number,
  rules: TranslationRules,
): Word | undefined {
  const word = elements[at];
  if (word?.kind !== 'word' || !word.ezafe || word.pronunciation.partOfSpeech !== 'noun') return undefined;
  const { plural, clitic, indefinite } = word.pronunciation.inflection;
  if (plural || indefinite || clitic !== undefined || !isTied(elements[at - 1])) return undefined;
  const preposition = otherReading(
    word,
    ({ partOfSpeech, inflection }) => partOfSpeech === 'preposition' && inflection.clitic === undefined,
  );
  return preposition && reread(word, preposition, rules);
}

/** What becomes of a door. */
const DOOR_STATES = new Set(['باز', 'بسته', 'قفل', 'نیمه‌باز']);

/** «در باز شد»: در with nothing that it could govern is the door. */
export function doorAt(
  elements: readonly LineElement[],
  at: number,
  rules: TranslationRules,
): Word | undefined {
  const [word, state, verb] = elements.slice(at, at + 3);
  if (word?.kind !== 'word' || word.form !== 'در') return undefined;
  if (word.pronunciation.partOfSpeech !== 'preposition') return undefined;
  const isState = state?.kind === 'word' && DOOR_STATES.has(state.form) && !state.ezafe;
  const isDone = isState && verb?.kind === 'word' && verb.pronunciation.partOfSpeech === 'verb';
  if (!isDone) return undefined;
  const door = otherReading(word, ({ partOfSpeech }) => partOfSpeech === 'noun');
  return door && reread(word, door, rules);
}

function isTied(before: LineElement | undefined): boolean {
  return before?.kind === 'word' && before.ezafe && before.pronunciation.partOfSpeech !== 'preposition';
}
