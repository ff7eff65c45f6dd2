import type { TranslationRules } from '../rules/rules.ts';
import type { LineElement, Word } from '../syntax/elements.ts';
import { otherReading, reread } from './reread.ts';

/** «یافت می‌شود»: before شدن what could be a past is the noun of a compound verb. */
export function verbalNounAt(
  elements: readonly LineElement[],
  at: number,
  rules: TranslationRules,
): Word | undefined {
  const [word, next] = [elements[at], elements[at + 1]];
  if (word?.kind !== 'word' || word.pronunciation.inflection.tense !== 'past') return undefined;
  if (next?.kind !== 'word' || next.pronunciation.lemma !== 'شدن') return undefined;
  const noun = otherReading(word, ({ partOfSpeech }) => partOfSpeech === 'noun');
  return noun && reread(word, noun, rules);
}
