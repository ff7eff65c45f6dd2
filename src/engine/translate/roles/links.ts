import type { ClauseRelation } from '../../format/translationTables.ts';
import { type Clause, type Link, type NounPhrase, nounIn } from '../syntax/phrases.ts';
import { lacksSubject, relativePronoun } from './relativeClauses.ts';

/** Tells how each clause stands to the one before it, and gives it the sign and the connector that English has there. */
export function withLinks(clauses: readonly Clause[]): Clause[] {
  const asking = clauses.find(
    ({ question, subordinate, verb }) => question && !subordinate && verb !== undefined,
  );
  let topic: NounPhrase | undefined;
  let shared: NounPhrase | undefined;
  let isWished = false;
  return clauses.map((clause, at) => {
    const before = clauses[at - 1];
    const antecedent = antecedentIn(before, clause);
    const related = relation(clause, before, isWished);
    isWished = related.form === 'infinitive' || related.form === 'bare' || clause.modal?.impersonal === false;
    shared = clause.roles.subject?.phrase ?? (related.beside !== undefined ? shared : undefined);
    const link: Link = {
      ...related,
      ...(shared !== undefined && related.beside !== undefined && { sharedSubject: shared }),
      asks: clause === asking,
      ...(antecedent !== undefined && { antecedent }),
      ...(topic !== undefined && { topic }),
    };
    topic = clause.roles.subject?.phrase ?? spokenOf(clause) ?? topic;
    if (link.form === 'infinitive') return { ...clause, link, connector: '' };
    const { separator } = clause;
    const pronoun = antecedent && relativePronoun(clause, antecedent, separator !== '');
    const sign = separator + missingSign(clause, before);
    const connector = connectorOf(clause, before);
    return { ...clause, link, separator: sign, connector: pronoun ?? connector };
  });
}

/** «پیاز را سرخ کنید تا طلایی شود»: where the subject is you or I, the object is what a pronoun then stands for. */
function spokenOf({ verb, roles }: Clause): NounPhrase | undefined {
  const isThird = verb === undefined || verb.person === 3 || verb.person === 6;
  return isThird || roles.object?.marked !== true ? undefined : roles.object.phrase;
}

function relation(
  clause: Clause,
  before: Clause | undefined,
  isWished: boolean,
): Pick<Link, 'form' | 'infinitiveSubject' | 'withoutTo' | 'beside' | 'sharedObject'> {
  const { verb } = clause;
  if (before !== undefined && isInfinitiveOf(clause, before)) {
    const differs = !namesHearer(before) && before.verb?.person !== verb?.person;
    const withoutTo = before.verb?.english === 'let';
    return { form: 'infinitive', withoutTo, ...(differs && verb && { infinitiveSubject: verb.person }) };
  }
  // «بدون اینکه نگاه کند»: `without looking`.
  if (isGerund(clause)) return { form: 'gerund' };
  if (before === undefined || !sharesSubject(clause, before)) return { form: 'full' };
  const object = sharedObject(clause, before);
  const goesOn = clause.modal?.impersonal === true || (isWished && continuesWish(clause, before));
  const form = goesOn ? 'bare' : 'sharedSubject';
  return { form, beside: before, ...(object !== undefined && { sharedObject: object }) };
}

/** «باید برود و بخوابد»: what follows a modal or an infinitive goes on with it. */
export function continuesWish(clause: Clause, before: Clause | undefined): boolean {
  const { verb, modal, roles } = clause;
  if (verb?.tense !== 'subjunctive' || modal !== undefined || roles.subject !== undefined) return false;
  return isOnly(clause, 'joining') && verb.person === before?.verb?.person;
}

/** «نامه را گرفت و خواند»: the object that both verbs have. */
function sharedObject({ verb, roles, governs, relations }: Clause, before: Clause): NounPhrase | undefined {
  const { object } = before.roles;
  if (verb?.transitivity !== 'transitive' || verb.passive || verb.object !== undefined) return undefined;
  if (object?.marked !== true || roles.object !== undefined || governs || relations.length === 0)
    return undefined;
  const { classes, prepositions, senses } = verb.properties;
  const says =
    classes.has('directive') ||
    classes.has('saying') ||
    classes.has('reporting') ||
    prepositions.size + senses.size > 0;
  const hasOwnNoun = / (?:زدن|گرفتن|دادن|کشیدن|بردن)$/.test(verb.infinitive);
  return says || hasOwnNoun ? undefined : object.phrase;
}

export function isGerund({ verb, connector, roles }: Clause): boolean {
  return /(?:^| )without$/.test(connector) && verb !== undefined && roles.subject === undefined;
}

/** Whether `clause` is an infinitive behind `before` in English: `wants to go`, `came to help`. */
export function isInfinitiveOf(clause: Clause, before: Clause | undefined): boolean {
  const { verb, roles, modal, relations } = clause;
  const ruling = before?.verb;
  if (verb?.tense !== 'subjunctive' || ruling === undefined || modal !== undefined) return false;
  const isOfSame = verb.person === ruling.person && roles.subject === undefined;
  if (isOnly(clause, 'purpose')) return isOfSame;
  const isAlone = relations.length === 0;
  if (!isAlone && !isOnly(clause, 'complement')) return false;
  const directs = ruling.properties.classes.has('directive');
  if (ruling.properties.classes.has('impersonal') && isAlone) return false;
  if (isAlone && isCondition(before) && !directs) return false;
  if (ruling.role !== 'ordinary') return isAlone && ruling.role === 'copula' && roles.subject === undefined;
  return directs || isOfSame;
}

/** «اگر تب دارید، به پزشک مراجعه کنید»: what follows is the main clause. */
function isCondition(clause: Clause | undefined): boolean {
  return clause?.relations.some((each) => each === 'condition' || each === 'subordinate') === true;
}

/** Whether a clause begins with one conjunction, of this relation. */
export function isOnly({ relations }: Clause, only: ClauseRelation): boolean {
  return relations.length === 1 && relations[0] === only;
}

/** «از ما خواست که …», «به ما گفت …»: whom the infinitive is said of stands with the verb before. */
function namesHearer({ constituents, verb }: Clause): boolean {
  if (verb?.object !== undefined) return true;
  return constituents.some(
    ({ phrase, marked }) =>
      marked || (phrase.kind === 'prepositional' && ['از', 'به'].includes(phrase.persian)),
  );
}

/** Whether `clause` can go without the subject that it has in common with `before`. */
function sharesSubject(clause: Clause, before: Clause | undefined): boolean {
  const { verb, relations, separator, modal, roles } = clause;
  const earlier = before?.verb;
  if (verb === undefined || earlier === undefined || roles.subject !== undefined) return false;
  if (before?.modal?.impersonal === true || modal?.impersonal === true)
    return before?.modal === modal && isOnly(clause, 'joining');
  if (relations.some((each) => each !== 'joining') || earlier.role === 'existence') return false;
  const isBehindAside =
    before?.subordinate === true && !(isGerund(before) && before.relations[0] === 'joining');
  if (relations.length === 0 && (separator === '' || isBehindAside)) return false;
  // An imperative shares nothing with a statement.
  const startAlike = (verb.tense === 'imperative') === (earlier.tense === 'imperative');
  return verb.person === earlier.person && startAlike;
}

/**
 * The noun that a clause with که behind the verb is about: «کتابی خرید که گران بود», «این بیماری است که …».
 * Undefined where the clause is what is said or known.
 */
function antecedentIn(before: Clause | undefined, clause: Clause): NounPhrase | undefined {
  if (before?.verb === undefined || clause.verb === undefined || !isOnly(clause, 'complement'))
    return undefined;
  const indefinite = indefiniteNoun(before);
  if (indefinite !== undefined && lacksSubject(clause, indefinite)) return indefinite;
  const { predicate, object } = before.roles;
  const noun = (predicate ?? object)?.phrase;
  if (noun?.kind !== 'nounPhrase' || before.verb.properties.classes.has('saying')) return undefined;
  const isNew = noun.indefinite || (predicate !== undefined && noun.headKind !== 'pronoun');
  return isNew && lacksSubject(clause, noun) ? noun : undefined;
}

/** «از افرادی گرفته می‌شود که …»: what has the indefinite ی is what the clause is about. */
function indefiniteNoun({ constituents }: Clause): NounPhrase | undefined {
  const noun = constituents.map(nounIn).findLast((phrase) => phrase?.indefinite);
  return noun?.after.length === 0 ? noun : undefined;
}

function connectorOf(clause: Clause, before: Clause | undefined): string {
  if (isInformed(clause, before)) return 'that';
  // «می‌دانم که چه شد»: the question word joins its clause.
  return isOnly(clause, 'complement') && isAsked(clause.constituents) ? '' : clause.connector;
}

/** «به اطلاع می‌رساند جلسه فرداست»: what is informed of has its که left out. */
function isInformed({ separator, relations, verb }: Clause, before: Clause | undefined): boolean {
  const isBeside = separator === '' && relations.length === 0 && verb?.tense !== 'imperative';
  return isBeside && before?.verb?.properties.classes.has('official') === true;
}

function isAsked(constituents: Clause['constituents']): boolean {
  return constituents.some(({ phrase }) => 'question' in phrase && phrase.question);
}

/** The sign between two clauses that the source sets side by side. */
function missingSign(clause: Clause, before: Clause | undefined): string {
  const { separator, relations, constituents, question } = clause;
  if (before?.verb === undefined || separator !== '' || relations.length > 0) return '';
  if (isAsked(constituents) && !question) return '';
  return before.verb.properties.classes.has('saying') ? '' : ',';
}
