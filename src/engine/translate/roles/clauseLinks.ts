import type { ClauseRelation } from '../../format/translationTables.ts';
import type { Clause, NounPhrase } from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';
import { lacksSubject } from './relatives.ts';
import { rolesIn } from './roles.ts';

/** Whether `clause` is an infinitive behind `before` in English: `wants to go`, `came to help`. */
export function isInfinitiveOf(clause: Clause, before: Clause | undefined): boolean {
  const { verb } = clause;
  const ruling = before?.verb;
  if (verb?.tense !== 'subjunctive' || ruling === undefined || clause.modal !== undefined) return false;
  if (isOnly(clause, 'purpose'))
    return verb.person === ruling.person && rolesIn(clause, verb).subject === undefined;
  const isAlone = clause.relations.length === 0;
  if (!isAlone && !isOnly(clause, 'complement')) return false;
  if (isAlone && isCondition(before) && !ruling.properties.classes.has('directive')) return false;
  if (ruling.role !== 'ordinary')
    return isAlone && ruling.role === 'copula' && rolesIn(clause, verb).subject === undefined;
  if (ruling.properties.classes.has('directive')) return true;
  return verb.person === ruling.person && rolesIn(clause, verb).subject === undefined;
}

/** «اگر تب دارید، به پزشک مراجعه کنید»: what follows is the main clause. */
function isCondition(clause: Clause | undefined): boolean {
  return (
    clause?.relations.some((relation) => relation === 'condition' || relation === 'subordinate') === true
  );
}

/** Whether a clause begins with one conjunction, of this relation. */
export function isOnly({ relations }: Clause, relation: ClauseRelation): boolean {
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
  return (
    verb.person === earlier.person &&
    rolesIn(clause, verb).subject === undefined &&
    startsAlike(verb, earlier)
  );
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
  const { predicate, object } = rolesIn(before, ruling);
  const noun = (predicate ?? object)?.phrase;
  const indefinite = indefiniteNoun(before);
  if (indefinite !== undefined && lacksSubject(clause, clause.verb, indefinite)) return indefinite;
  if (noun?.kind !== 'nounPhrase' || ruling.properties.classes.has('saying')) return undefined;
  const isNew = noun.indefinite || (predicate !== undefined && noun.headKind !== 'pronoun');
  return isNew && lacksSubject(clause, clause.verb, noun) ? noun : undefined;
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
  const subject = clause.verb === undefined ? undefined : rolesIn(clause, clause.verb).subject;
  return subject?.phrase ?? earlier;
}

/** The sign between two clauses that the source sets side by side. */
export function missingSign(clause: Clause, before: Clause | undefined): string {
  if (before?.verb === undefined || clause.separator !== '' || clause.relations.length > 0) return '';
  return before.verb.properties.classes.has('saying') ? '' : ',';
}
