import type { TranslationRules } from '../rules/rules.ts';
import type { LineElement, Word } from '../syntax/elements.ts';
import { otherReading, reread } from './reread.ts';

/** «سال آینده»: behind a time what could be an adjective of time is one. */
export function relativeTimeAt(
  elements: readonly LineElement[],
  at: number,
  rules: TranslationRules,
): Word | undefined {
  const [before, word] = [elements[at - 1], elements[at]];
  if (word?.kind !== 'word' || word.pronunciation.partOfSpeech !== 'noun') return undefined;
  if (before?.kind !== 'word' || !before.ezafe || !before.pronunciation.features.has('time'))
    return undefined;
  const adjective = otherReading(word, (pronunciation) =>
    rules.word(pronunciation).classes.has('relativeTime'),
  );
  return adjective && reread(word, adjective, rules);
}
