import type { Person } from '../../types.ts';
import { objectPronoun } from '../english/pronouns.ts';
import { goalBehind, inNegation } from '../roles/adaptation.ts';
import { lacksSubject, omitsResumptive, relativePronoun } from '../roles/clauseLinks.ts';
import { adaptedVerb } from '../roles/complements.ts';
import { isLinking } from '../roles/roles.ts';
import type { Bracketed } from '../syntax/elements.ts';
import {
  type Attachment,
  type Clause,
  type Constituent,
  isPluralEnglish,
  type NounPhrase,
  type Roles,
} from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';
import type { NounRole } from './articles.ts';
import { type ConstituentContext, constituentEnglish, prepositionalEnglish } from './constituent.ts';
import { isThing, isThingVerb, subjectWord } from './subjectPronoun.ts';
import { type EnglishVerb, englishVerb } from './verb.ts';
import { asksQuestion, type WordOrder, wordOrder } from './wordOrder.ts';

export interface ClauseContext {
  /** English of a bracketed or quoted part. */
  readonly bracketed: (part: Bracketed) => string;
  /** How the clause stands to the one before: an infinitive behind `want`, or without the subject it shares. */
  readonly form: 'full' | 'infinitive' | 'gerund' | 'sharedSubject';
  /** The clause asks: its auxiliary goes before the subject. */
  readonly asks: boolean;
  /** Whom the infinitive is said of, if not the subject before. */
  readonly infinitiveSubject?: Person;
  /** The subject of an earlier clause, which a pronoun may stand for. */
  readonly topic?: NounPhrase;
  /** What a relative clause is about. */
  readonly antecedent?: NounPhrase;
}

interface Frame {
  readonly clause: Clause;
  readonly verb: Verb;
  readonly roles: Roles;
  readonly places: WordOrder;
  readonly person: Person;
  readonly context: ClauseContext;
}

/** The words of a clause in English order, without the connector and punctuation before it. */
export function clauseEnglish(clause: Clause, context: ClauseContext): string {
  return clause.verb === undefined ? fragment(clause, context) : said(frameOf(clause, clause.verb, context));
}

function frameOf(clause: Clause, sourceVerb: Verb, context: ClauseContext): Frame {
  const { verb, roles } = inNegation(adaptedVerb(sourceVerb, clause.roles));
  return {
    clause,
    verb,
    roles,
    places: wordOrder(roles, clause.question),
    person: personOf(verb, clause, roles, context),
    context,
  };
}

function personOf(
  verb: Verb,
  clause: Clause,
  { subject, predicate }: Roles,
  { antecedent }: ClauseContext,
): Person {
  if (clause.modal?.impersonal === true && subject === undefined) return 3;
  const ruling = subject ?? (verb.role === 'existence' ? predicate : undefined);
  const noun = ruling?.phrase.kind === 'nounPhrase' ? ruling.phrase : antecedent;
  if (noun === undefined || (verb.person !== 3 && verb.person !== 6)) return verb.person;
  if (noun.person !== undefined && ruling !== undefined)
    return verb.person === 6 || noun.coordinated !== undefined ? 6 : noun.person;
  return isPluralEnglish(noun) ? 6 : 3;
}

function said(frame: Frame): string {
  const { clause, verb, places, context, roles } = frame;
  const front = places.front.map((constituent, at) => {
    const needsComma = at === places.front.length - 1 && standsInFront(constituent);
    const said = say(frame, constituent, 'time');
    const hasComma = said === '' || constituent.aside || !(constituent.comma === ',' || needsComma);
    return said + (hasComma ? '' : ',');
  });
  const question = places.question
    .filter((constituent) => constituent !== roles.subject)
    .map((constituent) => say(frame, constituent, 'object'));
  const tail = clause.tail.map((constituent) => say(frame, goalBehind(verb, constituent), 'time'));
  const words = [...front, ...question, ...core(frame), ...behind(frame), ...tail];
  return words.filter((word) => word !== '').join(' ') + closingSign(clause, context);
}

/** A phrase before the subject is set off by a comma, a short adverb is not. */
function standsInFront({ phrase }: Constituent): boolean {
  if (phrase.kind === 'adverb') return phrase.english.includes(' ');
  return phrase.kind === 'prepositional' || phrase.kind === 'nounPhrase';
}

/** A sign after the last constituent before the verb stays only where a dash or the like would be lost. */
function closingSign({ constituents }: Clause, { antecedent }: ClauseContext): string {
  const sign = antecedent === undefined ? constituents.at(-1)?.comma : undefined;
  return sign === undefined || sign === ',' ? '' : sign;
}

/** Subject, auxiliary, adverbs, main verb. */
function core(frame: Frame): string[] {
  const { roles, places } = frame;
  const subject = subjectOf(frame);
  const { auxiliary, main } = verbOf(frame);
  const middle = places.middle.map((constituent) => say(frame, constituent, 'object'));
  const asksForSubject = roles.subject !== undefined && asksQuestion(roles.subject);
  if (frame.context.asks && !asksForSubject && auxiliary !== '') {
    const [first = '', not = ''] = auxiliary.split(/ ?(?=not\b)/);
    return [first, subject, not, ...middle, main];
  }
  return [subject, auxiliary, ...middle, main];
}

function subjectOf(frame: Frame): string {
  const { verb, roles, clause, context, person } = frame;
  if (verb.role === 'existence' && roles.subject === undefined && roles.predicate !== undefined)
    return 'there';
  if (roles.subject !== undefined) {
    const role = context.form === 'infinitive' ? 'markedObject' : 'subject';
    return say(frame, roles.subject, role);
  }
  if (context.form === 'gerund') return '';
  if (context.form === 'infinitive')
    return context.infinitiveSubject === undefined ? '' : objectPronoun(context.infinitiveSubject);
  return subjectWord({
    verb,
    person,
    roles,
    modal: clause.modal,
    form: context.form,
    antecedent: context.antecedent,
    topic: context.topic,
  });
}

function verbOf({ verb, person, clause, context, roles }: Frame): EnglishVerb {
  const asksForSubject = roles.subject !== undefined && asksQuestion(roles.subject);
  return englishVerb(verb, {
    person,
    affirmative:
      clause.constituents.some(isNegative) || (roles.subject !== undefined && isNegative(roles.subject)),
    inverted: context.asks && !asksForSubject,
    mood: context.form === 'infinitive' || context.form === 'gerund' ? context.form : 'finite',
    ...(clause.modal !== undefined && { modal: clause.modal }),
  });
}

function isNegative({ phrase }: Constituent): boolean {
  return (
    (phrase.kind === 'nounPhrase' || phrase.kind === 'adverb') &&
    phrase.negative &&
    !(phrase.kind === 'nounPhrase' && phrase.headKind === 'gerund')
  );
}

/** Object, predicate and what follows them. */
function behind(frame: Frame): string[] {
  const { verb, roles, places, context } = frame;
  const { object, predicate } = roles;
  const words: string[] = [];
  if (verb.object !== undefined) words.push(objectPronoun(verb.object));
  if (object !== undefined && !asksQuestion(object) && !omitsResumptive(object.phrase, context.antecedent))
    words.push(say(frame, object, object.marked ? 'markedObject' : 'object'));
  if (predicate !== undefined && !places.question.includes(predicate))
    words.push(predicateOf(frame, predicate));
  return [...words, ...places.behind.map((constituent) => say(frame, constituent, 'time'))];
}

function predicateOf(frame: Frame, predicate: Constituent): string {
  if (asksQuestion(predicate)) return '';
  return say(frame, predicate, frame.verb.role === 'existence' ? 'object' : 'predicate');
}

function say(frame: Frame, told: Constituent, role: NounRole): string {
  const constituent = withoutResumptive(told, frame.context.antecedent);
  const sign = constituent.comma === ',' && !constituent.aside ? '' : (constituent.comma ?? '');
  return constituentEnglish(constituent, role, constituentContext(frame)) + sign;
}

/** «خانه‌ای که در آن بزرگ شدم»: `the house that I grew up in`. */
function withoutResumptive(constituent: Constituent, antecedent: NounPhrase | undefined): Constituent {
  const { phrase } = constituent;
  if (phrase.kind !== 'prepositional' || phrase.object === undefined) return constituent;
  if (phrase.english.includes(' ') || !omitsResumptive(phrase.object, antecedent)) return constituent;
  return { ...constituent, phrase: { ...phrase, object: undefined } };
}

function constituentContext(frame: Frame): ConstituentContext {
  const { verb, person, context } = frame;
  const thing = isThingSubject(frame);
  return {
    subject: person,
    thing,
    keepsAdjectives: isLinking(verb) || verb.properties.classes.has('factitive'),
    attachment: attachmentEnglish(context, person, thing),
    embedded: (clause) => embeddedEnglish(clause, context),
  };
}

function embeddedEnglish(clause: Clause, { bracketed }: ClauseContext): string {
  const english = clauseEnglish(clause, { bracketed, form: 'full', asks: false });
  return clause.connector === '' ? english : `${clause.connector} ${english}`;
}

function attachmentEnglish(
  context: ClauseContext,
  subject: Person,
  thing: boolean,
): ConstituentContext['attachment'] {
  const attachment = (part: Attachment, phrase: NounPhrase): string => {
    if (part.kind === 'bracketed') return context.bracketed(part);
    if (part.kind === 'prepositional') return prepositionalEnglish(part, { subject, thing, attachment });
    const inner = clauseEnglish(part.clause, {
      bracketed: context.bracketed,
      form: 'full',
      asks: false,
      antecedent: phrase,
    });
    const reduced = part.isAside ? undefined : reducedRelative(part.clause, phrase, inner);
    if (reduced !== undefined) return reduced;
    const pronoun = relativePronoun(part.clause, phrase);
    return part.isAside ? `, ${pronoun === 'that' ? 'which' : pronoun} ${inner},` : `${pronoun} ${inner}`;
  };
  return attachment;
}

/** Whether the third person of a clause is a thing, by its subject or by what the subject's pronoun stands for. */
function isThingSubject({ roles, verb, person, context }: Frame): boolean {
  const { antecedent } = context;
  if (roles.subject !== undefined) return isThing(roles.subject.phrase);
  if (antecedent !== undefined) return lacksSubject({ verb, roles }, antecedent) && isThing(antecedent);
  return person === 3 ? isThingVerb(verb, roles) || isThing(context.topic) : isThing(context.topic);
}

/** Words without a verb keep their order. */
function fragment({ constituents, tail, modal }: Clause, context: ClauseContext): string {
  const all = [...constituents, ...tail];
  const words: ConstituentContext = {
    subject: 3,
    thing: false,
    keepsAdjectives: true,
    attachment: attachmentEnglish(context, 3, false),
    embedded: (clause) => embeddedEnglish(clause, context),
  };
  const role: NounRole = all.length === 1 ? 'bare' : 'subject';
  const texts = all.map((constituent) => {
    const ofNoun = constituent.phrase.kind === 'nounPhrase' ? role : 'complement';
    return constituentEnglish(constituent, ofNoun, words) + (constituent.comma ?? '');
  });
  if (modal !== undefined) texts.push(modal.negative ? `${modal.sense} not` : modal.sense);
  return texts.filter((text) => text !== '').join(' ');
}

const PASSIVE =
  /^(?:is|are|was|were|(?:has|have|had) been) (?!being|not|going)(?=\w+(?:ed|wn|en|ne|ght|ld|de|nt|id) \w)/;

/** «کتابی که در تهران چاپ شد»: a passive about the noun before it needs no pronoun: `a book printed in Tehran`. */
function reducedRelative(clause: Clause, antecedent: NounPhrase, english: string): string | undefined {
  const { verb, modal, tail } = clause;
  if (verb === undefined || verb.negative || modal !== undefined || tail.length > 0) return undefined;
  if (!verb.passive || !PASSIVE.test(english) || !lacksSubject(clause, antecedent)) return undefined;
  return english.replace(PASSIVE, '');
}
