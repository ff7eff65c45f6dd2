import type { Pronunciation } from '../../types.ts';
import { firstGloss } from '../english/gloss.ts';
import type { TranslationRules } from '../rules/rules.ts';
import type { Word } from '../syntax/elements.ts';

/** The word with another of its readings. */
export function reread(word: Word, pronunciation: Pronunciation, rules: TranslationRules): Word {
  return {
    ...word,
    pronunciation,
    english: firstGloss(pronunciation.gloss),
    known: true,
    properties: rules.word(pronunciation),
  };
}

/** The likeliest of the readings that a word does not have here but could have and that `accepts` does. */
export function otherReading(
  { token }: Word,
  accepts: (pronunciation: Pronunciation) => boolean,
): Pronunciation | undefined {
  return token.word?.alternatives.find(
    ({ pronunciation }) => pronunciation.gloss !== '' && accepts(pronunciation),
  )?.pronunciation;
}
