import type { Clause, NounPhrase } from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';
import { rolesIn } from './roles.ts';

/** `who`, `where`, `when` or `that` before a relative clause about `antecedent`. */
export function relativePronoun({ verb, constituents, ...clause }: Clause, antecedent: NounPhrase): string {
  const { classes } = antecedent.properties;
  if (classes.has('place')) return 'where';
  if (classes.has('moment')) return 'when';
  if (verb === undefined || !isPerson(antecedent)) return 'that';
  return lacksSubject({ verb, constituents, ...clause }, verb, antecedent) ? 'who' : 'that';
}

function isPerson({ features, properties, person }: NounPhrase): boolean {
  return features.has('person') || person !== undefined || properties.classes.has('person');
}

/** Whether the antecedent is the subject of its clause: `the man who came`, not `the book that he read`. */
export function lacksSubject(clause: Clause, verb: Verb, antecedent: NounPhrase): boolean {
  if (verb.person !== 3 && verb.person !== 6) return false;
  const { subject, object } = rolesIn(clause, verb);
  if (subject !== undefined) return false;
  const needsObject =
    verb.transitivity === 'transitive' && !verb.passive && object === undefined && verb.object === undefined;
  return !needsObject || isPerson(antecedent);
}

/** «کتابی که آن را خواندم»: English has no pronoun for what the clause is about. */
export function omitsResumptive(object: NounPhrase, antecedent: NounPhrase | undefined): boolean {
  if (antecedent === undefined || object.headKind !== 'pronoun') return false;
  return object.properties.classes.has('resumptive') && object.complement === undefined;
}
