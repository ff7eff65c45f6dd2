import type { Clause, NounPhrase } from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';
import { lacksSubject } from './relatives.ts';
import { rolesIn } from './roles.ts';

const JOINING = new Set(['', 'and', 'or', 'but', 'and also', 'but also']);
const TAKES_ANOTHER_SUBJECT =
  /^(?:want|ask|let|allow|help|force|order|tell|expect|invite|encourage|advise|permit|cause|wish|persuade)\b/;
const SAYS =
  /^(?:say|tell|think|know|believe|hope|feel|guess|imagine|see|hear|understand|mean|seem|fear|suppose|announce|claim)\b/;

/** Whether `clause` is an infinitive behind `before` in English: `wants to go`, `came to help`. */
export function isInfinitiveOf(clause: Clause, before: Clause | undefined): boolean {
  const { verb, connector } = clause;
  const ruling = before?.verb;
  if (verb?.tense !== 'subjunctive' || ruling === undefined || clause.modal !== undefined) return false;
  if (connector === 'so that')
    return verb.person === ruling.person && rolesIn(clause, verb).subject === undefined;
  if (connector !== '' && connector !== 'that') return false;
  if (ruling.role !== 'ordinary')
    return connector === '' && ruling.role === 'copula' && rolesIn(clause, verb).subject === undefined;
  if (TAKES_ANOTHER_SUBJECT.test(ruling.english)) return true;
  return verb.person === ruling.person && rolesIn(clause, verb).subject === undefined;
}

/** Whether `clause` can go without the subject that it has in common with `before`. */
export function sharesSubject(clause: Clause, before: Clause | undefined): boolean {
  const { verb, connector } = clause;
  const earlier = before?.verb;
  if (
    verb === undefined ||
    earlier === undefined ||
    before?.modal?.impersonal === true ||
    clause.modal?.impersonal === true
  )
    return false;
  if (!JOINING.has(connector) || earlier.role === 'existence') return false;
  if (connector === '' && (clause.separator === '' || before?.subordinate === true)) return false;
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
    clause.connector !== 'that' ||
    clause.verb === undefined ||
    ruling === undefined ||
    before === undefined
  )
    return undefined;
  const { predicate, object } = rolesIn(before, ruling);
  const noun = (predicate ?? object)?.phrase;
  if (noun?.kind !== 'nounPhrase' || SAYS.test(ruling.english)) return undefined;
  const isNew = noun.indefinite || (predicate !== undefined && noun.headKind !== 'pronoun');
  return isNew && lacksSubject(clause, clause.verb, noun) ? noun : undefined;
}

/** The subject of a clause, for pronouns after it; `earlier` if it has none of its own. */
export function topicAfter(clause: Clause, earlier: NounPhrase | undefined): NounPhrase | undefined {
  const subject = clause.verb === undefined ? undefined : rolesIn(clause, clause.verb).subject;
  return subject?.phrase ?? earlier;
}

/** The sign between two clauses that the source sets side by side. */
export function missingSign(clause: Clause, before: Clause | undefined): string {
  if (before?.verb === undefined || clause.separator !== '' || clause.connector !== '') return '';
  return SAYS.test(before.verb.english) ? '' : ',';
}
