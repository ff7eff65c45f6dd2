import type { Person } from '../../types.ts';
import { subjectPronoun } from '../english/pronouns.ts';
import { isPassive } from '../english/verbForms.ts';
import { lacksSubject } from '../roles/relatives.ts';
import { isLinking, type Roles } from '../roles/roles.ts';
import type { Clause, NounPhrase } from '../syntax/phrases.ts';
import type { Modal, Verb } from '../syntax/verb.ts';

interface SubjectQuestion {
  readonly clause: Clause;
  readonly verb: Verb;
  readonly person: Person;
  readonly roles: Roles;
  readonly form: 'full' | 'infinitive' | 'sharedSubject';
  readonly modal: Modal | undefined;
  readonly antecedent: NounPhrase | undefined;
  readonly topic: NounPhrase | undefined;
}

/** The pronoun for a subject that the source leaves to the verb's ending; empty where English has none either. */
export function subjectWord(question: SubjectQuestion): string {
  const { clause, verb, person, roles, form, modal, antecedent } = question;
  if (form !== 'full' || verb.tense === 'imperative') return '';
  if (antecedent !== undefined && lacksSubject(clause, verb, antecedent)) return '';
  if (modal?.impersonal === true) return 'one';
  if (person !== 3) return subjectPronoun(person);
  return isThing(verb, roles) || isThingTopic(question.topic) ? 'it' : 'he';
}

function isThingTopic(topic: NounPhrase | undefined): boolean {
  if (topic === undefined || topic.headKind === 'pronoun' || topic.headKind === 'name') return false;
  return !topic.features.has('person') && !topic.features.has('animate');
}

function isThing(verb: Verb, { predicate }: Roles): boolean {
  const { classes } = verb.properties;
  if (verb.passive || classes.has('impersonal')) return true;
  if (isPassive(verb.english) && !classes.has('experiencer')) return true;
  if (!isLinking(verb)) return false;
  return predicate?.phrase.kind !== 'nounPhrase' || !predicate.phrase.features.has('person');
}
