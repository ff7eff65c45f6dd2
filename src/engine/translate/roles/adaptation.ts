import type { Constituent } from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';
import type { NounConstituent } from './nounConstituents.ts';
import type { Roles } from './roles.ts';

/** A verb and who does what, on their way to what English says. */
export interface AdaptedVerb {
  readonly verb: Verb;
  readonly roles: Roles;
}

/** The letters of the preposition of a phrase that has an object; else empty. */
export function prepositionOf({ phrase }: Constituent): string {
  return phrase.kind === 'prepositional' && phrase.object !== undefined ? phrase.persian : '';
}

/** The roles with what a preposition governed as the object. */
export function withObject(roles: Roles, constituent: Constituent): Roles {
  const object = nounOf(constituent);
  if (object === undefined) return roles;
  return {
    ...roles,
    object: { ...object, marked: true },
    others: roles.others.filter((other) => other !== constituent),
  };
}

/** The noun of a constituent, without its preposition. */
export function nounOf(constituent: Constituent): NounConstituent | undefined {
  const { phrase } = constituent;
  const noun =
    phrase.kind === 'prepositional' ? phrase.object : phrase.kind === 'nounPhrase' ? phrase : undefined;
  return noun && { ...constituent, phrase: noun };
}
