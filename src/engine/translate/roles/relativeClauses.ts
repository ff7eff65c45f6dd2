import type { Clause, Constituent, NounPhrase, Predication } from '../syntax/phrases.ts';

/** A clause about a noun, whether it stands behind the noun or at the end of the sentence. */

/** `who`, `where`, `when` or `that` before a clause about `antecedent`, `which` for `that` behind a sign. */
export function relativePronoun(clause: Clause, antecedent: NounPhrase, isBehindSign: boolean): string {
  const { classes } = antecedent.properties;
  if (classes.has('place')) return 'where';
  if (classes.has('moment')) return 'when';
  if (isPerson(antecedent) && lacksSubject(clause, antecedent)) return 'who';
  return isBehindSign ? 'which' : 'that';
}

function isPerson({ features, properties, person }: NounPhrase): boolean {
  return features.has('person') || person !== undefined || properties.classes.has('person');
}

/** Whether the antecedent is the subject of its clause: `the man who came`, not `the book that he read`. */
export function lacksSubject({ verb, roles }: Partial<Predication>, antecedent: NounPhrase): boolean {
  if (roles?.subject !== undefined || (verb?.person !== 3 && verb?.person !== 6)) return false;
  const needsObject = verb.transitivity === 'transitive' && !verb.passive;
  const hasObject = roles?.object !== undefined || verb.object !== undefined;
  return hasObject || !needsObject || isPerson(antecedent);
}

/** «کتابی که آن را خواندم»: English has no pronoun for what the clause is about. */
export function omitsResumptive(object: NounPhrase, antecedent: NounPhrase | undefined): boolean {
  if (antecedent === undefined || object.headKind !== 'pronoun') return false;
  return object.properties.classes.has('resumptive') && object.complement === undefined;
}

/** «خانه‌ای که در آن بزرگ شدم»: `the house that I grew up in`. */
export function withoutResumptive(constituent: Constituent, antecedent: NounPhrase | undefined): Constituent {
  const { phrase } = constituent;
  if (phrase.kind !== 'prepositional' || phrase.object === undefined) return constituent;
  if (phrase.english.includes(' ') || !omitsResumptive(phrase.object, antecedent)) return constituent;
  return { ...constituent, phrase: { ...phrase, object: undefined } };
}

const PASSIVE =
  /^(?:is|are|was|were|(?:has|have|had) been) (?!being|not|going)(?=\w+(?:ed|wn|en|ne|ght|ld|de|nt|id) \w)/;

/** The English of a clause with its pronoun; a passive needs none: `a book printed in Tehran`. */
export function relativeEnglish(
  clause: Clause,
  antecedent: NounPhrase,
  isAside: boolean,
  english: string,
): string {
  const { verb, modal, tail } = clause;
  const pronoun = relativePronoun(clause, antecedent, isAside);
  if (isAside) return `, ${pronoun} ${english},`;
  const isPlain = verb?.passive === true && !verb.negative && modal === undefined && tail.length === 0;
  const isReduced = isPlain && PASSIVE.test(english) && lacksSubject(clause, antecedent);
  return isReduced ? english.replace(PASSIVE, '') : `${pronoun} ${english}`;
}
