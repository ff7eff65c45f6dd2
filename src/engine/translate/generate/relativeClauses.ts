import { lacksSubject } from '../roles/relatives.ts';
import type { Clause, NounPhrase } from '../syntax/phrases.ts';

const PASSIVE =
  /^(?:is|are|was|were|(?:has|have|had) been) (?!being|not|going)(?=\w+(?:ed|wn|en|ne|ght|ld|de|nt|id) \w)/;

/** «کتابی که در تهران چاپ شد»: a passive about the noun before it needs no pronoun: `a book printed in Tehran`. */
export function reducedRelative(clause: Clause, antecedent: NounPhrase, english: string): string | undefined {
  const { verb, modal, tail } = clause;
  if (verb === undefined || verb.negative || modal !== undefined || tail.length > 0) return undefined;
  if (!verb.passive || !PASSIVE.test(english) || !lacksSubject(clause, verb, antecedent)) return undefined;
  return english.replace(PASSIVE, '');
}
