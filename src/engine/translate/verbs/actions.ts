import { firstGloss } from '../english/gloss.ts';
import type { Dependencies } from '../rules/rules.ts';
import type { Word } from '../syntax/elements.ts';

const LIGHT_VERBS = ['کردن', 'دادن'];

/** A noun with the verb that it makes, which says what is done: درمان is `treat` of درمان کردن. */
export function withAction(word: Word, { findCompound, rules }: Dependencies): Word {
  const { form, pronunciation } = word;
  const { partOfSpeech, inflection, features, lemma } = pronunciation;
  const isOne = partOfSpeech === 'noun' && !inflection.plural && !inflection.indefinite;
  if (!isOne || features.has('person')) return word;
  for (const light of LIGHT_VERBS) {
    const found = findCompound(form, light) ?? findCompound(lemma, light);
    if (found === undefined) continue;
    const { prepositions } = rules.verb(`${form} ${light}`);
    const transitive = found.features.has('transitive');
    return { ...word, action: { english: firstGloss(found.gloss), transitive, prepositions } };
  }
  return word;
}
