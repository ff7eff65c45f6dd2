import type { Clause } from '../syntax/phrases.ts';
import type { Modal, Verb } from '../syntax/verb.ts';
import { isInfinitiveOf, isOnly } from './clauseLinks.ts';

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
    if (verb?.tense === 'imperfect' && isCondition(clause))
      return { ...clause, verb: { ...verb, tense: 'past' } };
    if (verb?.tense !== 'subjunctive' || depends) return clause;
    if (isSaid(clause, clauses[at - 1]))
      return { ...clause, connector: 'that', relations: COMPLEMENT, subordinate: true };
    if (isForbidden(clause, verb)) return { ...clause, modal: SHOULD };
    return { ...clause, verb: standingAlone(verb, clause) };
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

function isCondition({ relations }: Clause): boolean {
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
