import type { Person } from '../../types.ts';
import { subjectPronoun } from '../english/pronouns.ts';
import { lacksSubject } from '../roles/relatives.ts';
import { isLinking, type Roles } from '../roles/roles.ts';
import type { Clause, NounPhrase } from '../syntax/phrases.ts';
import type { Modal, Verb } from '../syntax/verb.ts';

export interface SubjectQuestion {
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

const IMPERSONAL =
  /^(?:seem|rain|snow|happen|occur|be possible|be necessary|be clear|become clear|take|turn out|appear)\b/;

const PASSIVE =
  /^be (?!born|tired|interested|married|scared|frightened|surprised|disappointed|excited)\w+(?:ed|wn|en|t|de|ne|ld|nd)\b/;

function isThing(verb: Verb, { predicate }: Roles): boolean {
  if (verb.passive || PASSIVE.test(verb.english) || IMPERSONAL.test(verb.english)) return true;
  if (!isLinking(verb)) return false;
  return predicate?.phrase.kind !== 'nounPhrase' || !predicate.phrase.features.has('person');
}
