import type { Person } from '../../types.ts';
import { subjectPronoun } from '../english/pronouns.ts';
import { isPassive } from '../english/verbForms.ts';
import { lacksSubject } from '../roles/relativeClauses.ts';
import { isLinking } from '../roles/roles.ts';
import type { Link, NounPhrase, Roles, VerbalClause } from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';

/** The pronoun for a subject that the source leaves to the verb's ending; empty where English has none either. */
export function subjectWord({ verb, roles, modal, link }: VerbalClause, person: Person): string {
  const { form, antecedent, topic } = link;
  if (form !== 'full' || verb.tense === 'imperative') return '';
  if (antecedent !== undefined && lacksSubject({ verb, roles }, antecedent)) return '';
  if (modal?.impersonal === true) return 'one';
  if (person !== 3) return subjectPronoun(person);
  return isThingVerb(verb, roles) || isThing(topic) ? 'it' : 'he';
}

/** «به اطلاع می‌رساند», «اعلام می‌دارد»: what an office says of itself, without a subject. */
export function isOfOffice(verb: Verb, { antecedent, topic }: Link): boolean {
  const { properties, tense, person, passive } = verb;
  if (antecedent !== undefined || topic !== undefined || passive || isPassive(verb.english)) return false;
  return properties.classes.has('official') && tense === 'present' && person === 3;
}

/** Whether `it` stands for a noun phrase. */
export function isThing(noun: NounPhrase | undefined): boolean {
  if (noun === undefined) return false;
  if (noun.headKind === 'pronoun') return noun.head === 'it' || noun.head === 'this' || noun.head === 'that';
  if (noun.headKind === 'name') return noun.features.has('place') || noun.features.has('organisation');
  return !noun.features.has('person') && !noun.features.has('animate');
}

/** Whether a verb says by itself that its unnamed subject is a thing. */
export function isThingVerb(verb: Verb, { predicate }: Roles): boolean {
  const { classes } = verb.properties;
  if (verb.passive || classes.has('impersonal')) return true;
  if (classes.has('experiencer')) return false;
  if (isPassive(verb.english)) return true;
  if (!isLinking(verb)) return false;
  return predicate?.phrase.kind !== 'nounPhrase' || !predicate.phrase.features.has('person');
}
