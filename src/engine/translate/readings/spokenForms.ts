import type { Pronunciation } from '../../types.ts';
import type { TranslationRules } from '../rules/rules.ts';
import type { LineElement, Word } from '../syntax/elements.ts';
import { otherReading, reread } from './reread.ts';

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
