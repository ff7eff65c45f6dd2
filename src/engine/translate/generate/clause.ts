import type { Person } from '../../types.ts';
import { objectPronoun } from '../english/pronouns.ts';
import { isPassive } from '../english/verbForms.ts';
import { adapted, modalBesideMore, withoutAnything } from '../roles/adaptation.ts';
import { goalBehind } from '../roles/goals.ts';
import {
  lacksSubject,
  omitsResumptive,
  relativeEnglish,
  withoutResumptive,
} from '../roles/relativeClauses.ts';
import { isLinking } from '../roles/roles.ts';
import type { Choices } from '../rules/choices.ts';
import type { Bracketed } from '../syntax/elements.ts';
import {
  type Clause,
  type Constituent,
  isPluralEnglish,
  type Link,
  type NounPhrase,
  type VerbalClause,
} from '../syntax/phrases.ts';
import type { NounRole } from './articles.ts';
import { type ConstituentContext, constituentEnglish, prepositionalEnglish } from './constituent.ts';
import { isOfOffice, isThing, isThingVerb, subjectWord } from './subjectPronoun.ts';
import { type EnglishVerb, englishVerb } from './verb.ts';
import { asksQuestion, type WordOrder, wordOrder } from './wordOrder.ts';

/** What clauses are said with. */
export interface Saying {
  /** Says what is bracketed or quoted. */
  readonly bracketed: (part: Bracketed) => string;
  readonly choices: Choices;
}

/** A clause with its verb and roles as English has them. */
interface Frame {
  readonly clause: VerbalClause;
  readonly places: WordOrder;
  readonly person: Person;
  /** The subject asks, so that the auxiliary stays behind it. */
  readonly asksForSubject: boolean;
  readonly words: ConstituentContext;
}

/** The words of a clause in English order, without the connector and punctuation before it. */
export function clauseEnglish(clause: Clause, saying: Saying): string {
  const { verb, ...rest } = clause;
  if (verb === undefined) return fragment(clause, saying);
  const roles = clause.link.form === 'gerund' ? withoutAnything(clause.roles) : clause.roles;
  const found: VerbalClause = modalBesideMore({ ...rest, ...adapted({ verb, roles }) });
  const person = personOf(found);
  const keepsAdjectives = isLinking(found.verb) || found.verb.properties.classes.has('factitive');
  return said({
    clause: found,
    places: wordOrder(found.roles, clause.question, isState(found)),
    person,
    asksForSubject: found.roles.subject !== undefined && asksQuestion(found.roles.subject),
    words: wordsOf(saying, found.verb.english, person, isThingSubject(found, person), keepsAdjectives),
  });
}

/** What is said with `be` and an adjective or a participle, which an adverb stands before. */
function isState({ verb, roles, link }: VerbalClause): boolean {
  const isPerfect = ['perfect', 'pluperfect', 'participle'].includes(verb.tense);
  if (isPerfect || link.antecedent !== undefined) return false;
  if (verb.role === 'copula') return roles.predicate?.phrase.kind === 'adjective';
  return verb.passive || isPassive(verb.english);
}

function personOf({ verb, modal, roles: { subject, predicate }, link }: VerbalClause): Person {
  if (modal?.impersonal === true && subject === undefined) return 3;
  if (subject === undefined && isOfOffice(verb, link)) return 4;
  const ruling = subject ?? (verb.role === 'existence' ? predicate : undefined);
  const noun = ruling?.phrase.kind === 'nounPhrase' ? ruling.phrase : (link.antecedent ?? link.sharedSubject);
  if (noun === undefined || (verb.person !== 3 && verb.person !== 6)) return verb.person;
  if (noun.person !== undefined && ruling !== undefined)
    return verb.person === 6 || noun.coordinated !== undefined ? 6 : noun.person;
  const isCollective = subject !== undefined && verb.person === 6 && noun.complement?.plural === true;
  return isPluralEnglish(noun) || isCollective ? 6 : 3;
}

/** Whether the third person of a clause is a thing, by its subject or by what the subject's pronoun stands for. */
function isThingSubject({ roles, verb, link }: VerbalClause, person: Person): boolean {
  const { antecedent, topic } = link;
  if (roles.subject !== undefined) return isThing(roles.subject.phrase);
  if (antecedent !== undefined) return lacksSubject({ verb, roles }, antecedent) && isThing(antecedent);
  return (person === 3 && isThingVerb(verb, roles)) || isThing(topic);
}

function wordsOf(
  saying: Saying,
  governor: string,
  subject: Person,
  thing: boolean,
  keepsAdjectives: boolean,
): ConstituentContext {
  const attachment: ConstituentContext['attachment'] = (part, antecedent) => {
    if (part.kind === 'bracketed') return saying.bracketed(part);
    if (part.kind === 'prepositional')
      return prepositionalEnglish(part, { ...words, governor: antecedent.head });
    const { clause, isAside } = part;
    const english = clauseEnglish({ ...clause, link: { ...clause.link, antecedent } }, saying);
    return relativeEnglish(clause, antecedent, isAside, english);
  };
  const embedded = (clause: Clause): string => {
    const english = clauseEnglish(clause, saying);
    return clause.connector === '' ? english : `${clause.connector} ${english}`;
  };
  const words = {
    ...{ subject, thing, keepsAdjectives, attachment, embedded },
    ...{ choices: saying.choices, governor, preposition: '' },
  };
  return words;
}

function said(frame: Frame): string {
  const { clause, places } = frame;
  const { verb, roles, tail } = clause;
  const front = places.front.map((constituent, at) => {
    const needsComma = at === places.front.length - 1 && standsInFront(constituent);
    const english = say(frame, constituent, 'time');
    const hasComma = english === '' || constituent.aside || !(constituent.comma === ',' || needsComma);
    return english + (hasComma ? '' : ',');
  });
  const question = places.question
    .filter((constituent) => constituent !== roles.subject)
    .map((constituent) => say(frame, constituent, 'object'));
  const behindVerb = tail.map((constituent) => say(frame, goalBehind(verb, constituent), 'time'));
  const words = [...front, ...question, ...core(frame), ...behind(frame), ...behindVerb];
  return words.filter((word) => word !== '').join(' ') + closingSign(clause);
}

/** A phrase before the subject is set off by a comma, a short adverb is not. */
function standsInFront({ phrase }: Constituent): boolean {
  if (phrase.kind === 'adverb') return phrase.english.includes(' ');
  return phrase.kind === 'prepositional' || phrase.kind === 'nounPhrase';
}

/** A sign after the last constituent before the verb stays only where a dash or the like would be lost. */
function closingSign({ constituents, link }: Clause): string {
  const sign = link.antecedent === undefined ? constituents.at(-1)?.comma : undefined;
  return sign === undefined || sign === ',' ? '' : sign;
}

/** Subject, auxiliary, adverbs, main verb. */
function core(frame: Frame): string[] {
  const subject = subjectOf(frame);
  const { auxiliary, main: verb } = verbOf(frame);
  const main = withPronoun(verb, pronounOf(frame));
  const middle = frame.places.middle.map((constituent) => say(frame, constituent, 'object'));
  if (!isInverted(frame) || auxiliary === '') return [subject, auxiliary, ...middle, main];
  const [first = '', not = ''] = auxiliary.split(/ ?(?=not\b)/);
  return [first, subject, not, ...middle, main];
}

/** `put it aside`, but `look after it`. */
function withPronoun(verb: string, pronoun: string): string {
  if (pronoun === '') return verb;
  const parted = /^(\S+) ((?:back |away )?(?:up|down|out|aside|off|back|away|apart))$/.exec(verb);
  return parted === null ? `${verb} ${pronoun}` : `${parted[1]} ${pronoun} ${parted[2]}`;
}

/** The object pronoun of the verb, or the one for the object that it shares with the verb before. */
function pronounOf({ clause: { verb, roles, link } }: Frame): string {
  if (verb.object !== undefined) return objectPronoun(verb.object);
  if (link.sharedObject === undefined || roles.object !== undefined) return '';
  return pronounFor(link.sharedObject);
}

function isInverted({ clause, asksForSubject }: Frame): boolean {
  return clause.link.asks && !asksForSubject;
}

function subjectOf(frame: Frame): string {
  const { verb, roles, link } = frame.clause;
  if (verb.role === 'existence' && roles.subject === undefined && roles.predicate !== undefined)
    return 'there';
  if (roles.subject !== undefined)
    return say(frame, roles.subject, link.form === 'infinitive' ? 'markedObject' : 'subject');
  if (link.form === 'infinitive')
    return link.infinitiveSubject === undefined ? '' : pronounOfPerson(link.infinitiveSubject, link.topic);
  return subjectWord(frame.clause, frame.person);
}

function verbOf(frame: Frame): EnglishVerb {
  const { verb, modal, constituents, roles, link } = frame.clause;
  return englishVerb(verb, {
    person: frame.person,
    affirmative: constituents.some(isNegative) || (roles.subject !== undefined && isNegative(roles.subject)),
    inverted: isInverted(frame),
    mood: moodOf(link),
    habitual: roles.others.some(isRepeated) || (link.beside?.roles.others.some(isRepeated) ?? false),
    ...(link.beside?.verb !== undefined && { beside: link.beside.verb }),
    ...(modal !== undefined && { modal }),
  });
}

function isNegative({ phrase }: Constituent): boolean {
  if (phrase.kind === 'adverb') return phrase.negative;
  return phrase.kind === 'nounPhrase' && phrase.negative && phrase.headKind !== 'gerund';
}

function moodOf({ form, withoutTo }: Link): 'finite' | 'infinitive' | 'bare' | 'gerund' {
  if (form === 'infinitive' && withoutTo) return 'bare';
  return form === 'infinitive' || form === 'gerund' || form === 'bare' ? form : 'finite';
}

const OFTEN = /^(?:always|usually|often|sometimes|mostly|generally|every .*)$/;

/** «همیشه», «هر شب»: what is done so is done again and again. */
function isRepeated({ phrase }: Constituent): boolean {
  if (phrase.kind === 'adverb') return OFTEN.test(phrase.english);
  if (phrase.kind !== 'nounPhrase' || !phrase.features.has('time')) return false;
  return phrase.determiner?.english === 'every';
}

/** Object, predicate and what follows them. */
function behind(frame: Frame): string[] {
  const { verb, roles, link } = frame.clause;
  const { object, predicate } = roles;
  const words: string[] = [];
  if (object !== undefined && !asksQuestion(object) && !omitsResumptive(object.phrase, link.antecedent))
    words.push(say(frame, object, object.marked ? 'markedObject' : 'object'));
  if (predicate !== undefined && !asksQuestion(predicate))
    words.push(say(frame, predicate, verb.role === 'existence' ? 'object' : 'predicate'));
  return [...words, ...frame.places.behind.map((constituent) => say(frame, constituent, 'time'))];
}

function pronounOfPerson(person: Person, topic: NounPhrase | undefined): string {
  return person === 3 && isThing(topic) ? 'it' : objectPronoun(person);
}

/** `it`, `him` or `them` for an object named before. */
function pronounFor(phrase: NounPhrase): string {
  if (phrase.headKind === 'pronoun' && phrase.person !== undefined) return objectPronoun(phrase.person);
  if (isPluralEnglish(phrase)) return objectPronoun(6);
  return isThing(phrase) ? 'it' : objectPronoun(3);
}

function say({ clause, words }: Frame, constituent: Constituent, role: NounRole): string {
  const { comma = '', aside } = constituent;
  const english = constituentEnglish(withoutResumptive(constituent, clause.link.antecedent), role, words);
  return english + (comma === ',' && !aside ? '' : comma);
}

/** Words without a verb keep their order. */
function fragment(clause: Clause, saying: Saying): string {
  const isAlone = clause.constituents.length + clause.tail.length === 1;
  const { modal } = clause;
  const english = phrasesEnglish(clause, saying, isAlone ? 'bare' : 'subject');
  if (modal === undefined) return english;
  return [english, modal.negative ? `${modal.sense} not` : modal.sense]
    .filter((text) => text !== '')
    .join(' ');
}

/** The phrases of a clause in their order, its noun phrases in the role `role`. */
export function phrasesEnglish({ constituents, tail }: Clause, saying: Saying, role: NounRole): string {
  const words = wordsOf(saying, '', 3, false, true);
  const texts = [...constituents, ...tail].map((constituent) => {
    const ofNoun = constituent.phrase.kind === 'nounPhrase' ? role : 'complement';
    return constituentEnglish(constituent, ofNoun, words) + (constituent.comma ?? '');
  });
  return texts.filter((text) => text !== '').join(' ');
}
