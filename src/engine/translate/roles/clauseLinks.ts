import type { ClauseRelation } from '../../format/translationTables.ts';
import type { Clause, NounPhrase } from '../syntax/phrases.ts';
import type { Modal, Verb } from '../syntax/verb.ts';
import { withVerb } from './roles.ts';

/** Whether `clause` is an infinitive behind `before` in English: `wants to go`, `came to help`. */
export function isInfinitiveOf(clause: Clause, before: Clause | undefined): boolean {
  const { verb, roles } = clause;
  const ruling = before?.verb;
  if (verb?.tense !== 'subjunctive' || ruling === undefined || clause.modal !== undefined) return false;
  if (isOnly(clause, 'purpose')) return verb.person === ruling.person && roles.subject === undefined;
  const isAlone = clause.relations.length === 0;
  if (!isAlone && !isOnly(clause, 'complement')) return false;
  if (isAlone && isCondition(before) && !ruling.properties.classes.has('directive')) return false;
  if (ruling.role !== 'ordinary') return isAlone && ruling.role === 'copula' && roles.subject === undefined;
  if (ruling.properties.classes.has('directive')) return true;
  return verb.person === ruling.person && roles.subject === undefined;
}

/** «اگر تب دارید، به پزشک مراجعه کنید»: what follows is the main clause. */
function isCondition(clause: Clause | undefined): boolean {
  return (
    clause?.relations.some((relation) => relation === 'condition' || relation === 'subordinate') === true
  );
}

/** Whether a clause begins with one conjunction, of this relation. */
function isOnly({ relations }: Clause, relation: ClauseRelation): boolean {
  return relations.length === 1 && relations[0] === relation;
}

/** Whether `clause` can go without the subject that it has in common with `before`. */
export function sharesSubject(clause: Clause, before: Clause | undefined): boolean {
  const { verb, relations } = clause;
  const earlier = before?.verb;
  if (
    verb === undefined ||
    earlier === undefined ||
    before?.modal?.impersonal === true ||
    clause.modal?.impersonal === true
  )
    return false;
  if (relations.some((relation) => relation !== 'joining') || earlier.role === 'existence') return false;
  if (relations.length === 0 && (clause.separator === '' || before?.subordinate === true)) return false;
  return verb.person === earlier.person && clause.roles.subject === undefined && startsAlike(verb, earlier);
}

/** An imperative shares nothing with a statement. */
function startsAlike(verb: Verb, earlier: Verb): boolean {
  return (verb.tense === 'imperative') === (earlier.tense === 'imperative');
}

/**
 * The noun that a clause with که behind the verb is about: «کتابی خرید که گران بود», «این بیماری است که …».
 * Undefined where the clause is what is said or known.
 */
export function extraposedAntecedent(clause: Clause, before: Clause | undefined): NounPhrase | undefined {
  const ruling = before?.verb;
  if (
    !isOnly(clause, 'complement') ||
    clause.verb === undefined ||
    ruling === undefined ||
    before === undefined
  )
    return undefined;
  const { predicate, object } = before.roles;
  const noun = (predicate ?? object)?.phrase;
  const indefinite = indefiniteNoun(before);
  if (indefinite !== undefined && lacksSubject(clause, indefinite)) return indefinite;
  if (noun?.kind !== 'nounPhrase' || ruling.properties.classes.has('saying')) return undefined;
  const isNew = noun.indefinite || (predicate !== undefined && noun.headKind !== 'pronoun');
  return isNew && lacksSubject(clause, noun) ? noun : undefined;
}

/** «از افرادی گرفته می‌شود که …»: what has the indefinite ی is what the clause is about. */
function indefiniteNoun({ constituents }: Clause): NounPhrase | undefined {
  const noun = constituents
    .map(({ phrase }) => (phrase.kind === 'prepositional' ? phrase.object : phrase))
    .findLast((phrase) => phrase?.kind === 'nounPhrase' && phrase.indefinite);
  return noun?.kind === 'nounPhrase' && noun.after.length === 0 ? noun : undefined;
}

/** The subject of a clause, for pronouns after it; `earlier` if it has none of its own. */
export function topicAfter(clause: Clause, earlier: NounPhrase | undefined): NounPhrase | undefined {
  return clause.roles.subject?.phrase ?? earlier;
}

/** The sign between two clauses that the source sets side by side. */
export function missingSign(clause: Clause, before: Clause | undefined): string {
  if (before?.verb === undefined || clause.separator !== '' || clause.relations.length > 0) return '';
  return before.verb.properties.classes.has('saying') ? '' : ',';
}

/** `who`, `where`, `when` or `that` before a relative clause about `antecedent`. */
export function relativePronoun(clause: Clause, antecedent: NounPhrase): string {
  const { classes } = antecedent.properties;
  if (classes.has('place')) return 'where';
  if (classes.has('moment')) return 'when';
  return isPerson(antecedent) && lacksSubject(clause, antecedent) ? 'who' : 'that';
}

function isPerson({ features, properties, person }: NounPhrase): boolean {
  return features.has('person') || person !== undefined || properties.classes.has('person');
}

/** Whether the antecedent is the subject of its clause: `the man who came`, not `the book that he read`. */
export function lacksSubject(
  { verb, roles }: Pick<Clause, 'verb' | 'roles'>,
  antecedent: NounPhrase,
): boolean {
  if (roles.subject !== undefined || (verb?.person !== 3 && verb?.person !== 6)) return false;
  const needsObject =
    verb.transitivity === 'transitive' &&
    !verb.passive &&
    roles.object === undefined &&
    verb.object === undefined;
  return !needsObject || isPerson(antecedent);
}

/** «کتابی که آن را خواندم»: English has no pronoun for what the clause is about. */
export function omitsResumptive(object: NounPhrase, antecedent: NounPhrase | undefined): boolean {
  if (antecedent === undefined || object.headKind !== 'pronoun') return false;
  return object.properties.classes.has('resumptive') && object.complement === undefined;
}

/** Gives subjunctives that stand alone their sense: `ببندید` is a request, `برویم` is `let us go`. */
export function withMoods(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause, at) => {
    const { verb } = clause;
    if (
      verb?.negative === true &&
      (isOnly(clause, 'until') || isOnly(clause, 'purpose')) &&
      verb.tense === 'subjunctive'
    )
      return { ...clause, connector: 'until', relations: UNTIL, verb: { ...verb, negative: false } };
    if (verb?.tense === 'imperfect' && followsCondition(clause, clauses[at - 1]))
      return { ...clause, modal: WOULD };
    const depends =
      clause.subordinate || clause.modal !== undefined || isInfinitiveOf(clause, clauses[at - 1]);
    if (verb?.tense === 'imperfect' && isSayingIf(clause))
      return { ...clause, verb: { ...verb, tense: 'past' } };
    if (verb?.tense !== 'subjunctive' || depends) return clause;
    if (isSaid(clause, clauses[at - 1]))
      return { ...clause, connector: 'that', relations: COMPLEMENT, subordinate: true };
    if (isForbidden(clause, verb)) return { ...clause, modal: SHOULD };
    return withVerb(clause, standingAlone(verb, clause));
  });
}

/** «نره خونه»: `he should not go home`. */
function isForbidden({ question }: Clause, { person, negative }: Verb): boolean {
  return negative && !question && (person === 3 || person === 6);
}

/** «پیشنهاد می‌کنم مشورت کنی»: what is proposed follows the verb with nothing between. */
function isSaid({ separator, relations }: Clause, before: Clause | undefined): boolean {
  return (
    separator === '' && relations.length === 0 && before?.verb?.properties.classes.has('saying') === true
  );
}

function isSayingIf({ relations }: Clause): boolean {
  return relations.at(-1) === 'condition';
}

const COMPLEMENT: Clause['relations'] = ['complement'];
const UNTIL: Clause['relations'] = ['until'];
const WOULD: Modal = { sense: 'would', tense: 'present', negative: false, impersonal: false };

const SHOULD: Modal = { ...WOULD, sense: 'must' };

function followsCondition({ subordinate, modal }: Clause, before: Clause | undefined): boolean {
  return (
    !subordinate && modal === undefined && before !== undefined && before.relations.at(-1) === 'condition'
  );
}

function standingAlone(verb: Verb, { question, constituents }: Clause): Verb {
  const wishes = constituents.some(({ phrase }) => phrase.kind === 'adverb' && phrase.classes.has('wish'));
  if (question || wishes) return verb;
  if (verb.person === 2 || verb.person === 5) return { ...verb, tense: 'imperative' };
  return verb.person === 4 && !verb.passive
    ? { ...verb, tense: 'imperative', english: `let us ${verb.english}` }
    : verb;
}
