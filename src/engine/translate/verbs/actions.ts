import { firstGloss } from '../english/gloss.ts';
import type { Action, Word } from '../syntax/elements.ts';
import type { VerbDependencies } from './compounds.ts';

const LIGHT_VERBS = ['کردن', 'دادن'];

/** What a noun says is done, by the verb that it makes: درمان is `treat` of درمان کردن. */
export function actionOf(
  { form, pronunciation }: Word,
  { findCompound, rules }: VerbDependencies,
): Action | undefined {
  const { partOfSpeech, inflection, features } = pronunciation;
  if (partOfSpeech !== 'noun' || inflection.plural || inflection.indefinite || features.has('person'))
    return undefined;
  for (const light of LIGHT_VERBS) {
    const found = findCompound(form, light) ?? findCompound(pronunciation.lemma, light);
    if (found === undefined) continue;
    const { prepositions } = rules.verb(`${form} ${light}`);
    return { english: firstGloss(found.gloss), transitive: found.features.has('transitive'), prepositions };
  }
  return undefined;
}
