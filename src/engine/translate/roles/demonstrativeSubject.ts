import { plainPhrase } from '../nouns/heads.ts';
import type { Constituent, NounPhrase } from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';
import { isFreeNoun } from './nounConstituents.ts';

/** «این کتاب است»: before a linking verb that has nothing but one noun, این is no determiner but the subject. */
export function withDemonstrativeSubject(
  constituents: readonly Constituent[],
  verb: Verb,
): readonly Constituent[] {
  const noun = constituents.at(-1);
  const isAlone = constituents.every((each) => each === noun || each.phrase.kind === 'adverb');
  if (verb.role !== 'copula' || noun === undefined || !isAlone || !isFreeNoun(noun)) return constituents;
  const { determiner, ...phrase } = noun.phrase;
  const demonstrative = determiner?.demonstrative;
  const mayBeSubject = noun.phrase.trailing > 0 && !noun.phrase.indefinite;
  if (demonstrative === undefined || mayBeSubject) return constituents;
  const subject = demonstrativePronoun(demonstrative, phrase);
  return [...constituents.slice(0, -1), { ...noun, phrase: subject }, { ...noun, phrase, at: noun.at + 0.5 }];
}

function demonstrativePronoun(demonstrative: 'near' | 'far', { plural }: NounPhrase): NounPhrase {
  const [one, many] = demonstrative === 'near' ? ['this', 'these'] : ['that', 'those'];
  return plainPhrase('pronoun', (plural ? many : one) ?? '', { plural });
}
