import type { WordClass } from '../../format/translationTables.ts';
import type { Constituent } from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';
import { type AdaptedVerb, nounOf, prepositionOf, withObject } from './adaptation.ts';
import { existential } from './existence.ts';
import { going } from './goals.ts';
import { ofAge, ofSize } from './measures.ts';
import { withPrepositions } from './prepositions.ts';
import { progressing } from './progress.ts';
import type { Roles } from './roles.ts';
import { ofSaying, possessing } from './verbSenses.ts';

const NO_CLASSES: ReadonlySet<WordClass> = new Set();

/** The verb in the sense that its complements give it, with those complements in their English roles. */
export function adaptedVerb(verb: Verb, roles: Roles): AdaptedVerb {
  const negated: AdaptedVerb = { verb, roles: inNegation(verb, roles) };
  const steps = [progressing, possessing, ofSaying, ofAge, ofSize, existential, going, governed];
  return steps.reduce((adapted, step) => step(adapted), negated);
}

/** `not yet` for هنوز with a negative verb. */
function inNegation({ negative }: Verb, roles: Roles): Roles {
  if (!negative) return roles;
  const others = roles.others.map((other) =>
    other.phrase.kind === 'adverb' && other.phrase.classes.has('still')
      ? { ...other, phrase: { ...other.phrase, english: 'yet', classes: NO_CLASSES } }
      : other,
  );
  return { ...roles, others };
}

/** Complements that English takes as objects become objects; the others get the verb's preposition. */
function governed({ verb, roles }: AdaptedVerb): AdaptedVerb {
  if (verb.passive) return { verb, roles: withPrepositions(verb, withPassiveSubject(verb, roles)) };
  const object = roles.object ?? objectOfPreposition(verb, roles);
  if (object === undefined || object === roles.object) return { verb, roles: withPrepositions(verb, roles) };
  return { verb, roles: withPrepositions(verb, withObject(roles, object)) };
}

/** «از آن جلوگیری شد»: what the active verb would govern is the subject. */
function withPassiveSubject(verb: Verb, roles: Roles): Roles {
  const governedPhrase = roles.subject === undefined ? objectOfPreposition(verb, roles) : undefined;
  const subject = governedPhrase && nounOf(governedPhrase);
  if (subject === undefined) return roles;
  return { ...roles, subject, others: roles.others.filter((other) => other !== governedPhrase) };
}

function objectOfPreposition(verb: Verb, { others }: Roles): Constituent | undefined {
  if (verb.object !== undefined) return undefined;
  return others.find((other) => verb.properties.prepositions.get(prepositionOf(other)) === 'object');
}
