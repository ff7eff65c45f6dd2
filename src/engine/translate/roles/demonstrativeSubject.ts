import { plainPhrase } from '../nouns/heads.ts';
import type { Constituent, NounPhrase } from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';
import { isFreeNoun } from './nounConstituents.ts';

const PRONOUN_FOR: Readonly<Record<string, string>> = {
  this: 'this',
  these: 'this',
  'this very': 'this',
  that: 'that',
  those: 'that',
};
const PLURAL: Readonly<Record<string, string>> = { this: 'these', that: 'those' };

/** «این کتاب است»: before a linking verb that has nothing but one noun, این is no determiner but the subject. */
export function withDemonstrativeSubject(
  constituents: readonly Constituent[],
  verb: Verb,
): readonly Constituent[] {
  const noun = constituents.at(-1);
  const isAlone = constituents.every((each) => each === noun || each.phrase.kind === 'adverb');
  if (verb.role !== 'copula' || noun === undefined || !isAlone || !isFreeNoun(noun)) return constituents;
  const { determiner, ...phrase } = noun.phrase;
  const pronoun = PRONOUN_FOR[determiner ?? ''];
  const mayBeSubject = noun.phrase.trailing > 0 && !noun.phrase.indefinite;
  if (pronoun === undefined || mayBeSubject) return constituents;
  const subject = subjectPhrase(pronoun, phrase);
  return [...constituents.slice(0, -1), { ...noun, phrase: subject }, { ...noun, phrase, at: noun.at + 0.5 }];
}

function subjectPhrase(pronoun: string, { plural }: NounPhrase): NounPhrase {
  return plainPhrase('pronoun', plural ? (PLURAL[pronoun] ?? pronoun) : pronoun, { plural });
}
