import { NO_VERB_PROPERTIES, type VerbSense } from '../rules/verbProperties.ts';
import type { Constituent } from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';
import { type AdaptedVerb, nounOf, prepositionOf, withObject } from './adaptation.ts';
import { isLinking, type Roles } from './roles.ts';

/** «دارای … است» is `has`: the complement of a linking verb gives it the sense of a verb with an object. */
export function possessing({ verb, roles }: AdaptedVerb): AdaptedVerb {
  const found =
    !isLinking(verb) || roles.predicate?.phrase.kind === 'adjective'
      ? undefined
      : complementWithSense(verb, roles);
  if (found === undefined) return { verb, roles };
  const subject =
    roles.subject ?? (roles.predicate?.phrase.kind === 'nounPhrase' ? nounOf(roles.predicate) : undefined);
  const { predicate: _, ...rest } = roles;
  return {
    verb: inSense({ ...verb, role: 'ordinary' }, found),
    roles: withObject({ ...rest, ...(subject !== undefined && { subject }) }, found.complement),
  };
}

/** A complement whose preposition gives the verb another sense, and the sense. */
interface ComplementWithSense {
  readonly complement: Constituent;
  readonly sense: VerbSense;
}

function complementWithSense({ properties }: Verb, { others }: Roles): ComplementWithSense | undefined {
  for (const complement of others) {
    const sense = properties.senses.get(prepositionOf(complement));
    if (sense !== undefined) return { complement, sense };
  }
  return undefined;
}

/** In its other sense the verb has the complement as its object. */
function inSense(verb: Verb, { complement, sense: { english, classes } }: ComplementWithSense): Verb {
  const prepositions = new Map([[prepositionOf(complement), 'object']]);
  return { ...verb, english, properties: { ...NO_VERB_PROPERTIES, classes, prepositions } };
}

/** «به علی گفت» is `told Ali`, «از علی خواست» is `asked Ali`; what is said to Ali stays said. */
export function ofSaying({ verb, roles }: AdaptedVerb): AdaptedVerb {
  const isSaid = verb.passive && verb.properties.classes.has('saying');
  const found = isSaid || isLinking(verb) ? undefined : complementWithSense(verb, roles);
  return { verb: found === undefined ? verb : inSense(verb, found), roles };
}
