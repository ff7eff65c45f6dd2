import { NO_VERB_PROPERTIES } from '../rules/verbProperties.ts';
import type { Constituent, NounPhrase } from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';
import { type AdaptedVerb, nounOf } from './adaptation.ts';

/** «در حال توسعهٔ شهر است»: `is developing the city`. */
export function progressing({ verb, roles }: AdaptedVerb): AdaptedVerb {
  const found = verb.role === 'copula' ? roles.others.findLast(isInProgress) : undefined;
  const noun = found?.phrase.kind === 'prepositional' ? found.phrase.object : undefined;
  const action = noun && doneIn(noun);
  if (found === undefined || noun === undefined || action === undefined) return { verb, roles };
  const others = roles.others.filter((other) => other !== found);
  const behind = noun.after.filter((part) => part.kind === 'prepositional');
  const object = noun.complement && { ...found, marked: true, phrase: noun.complement };
  const { predicate, ...rest } = roles;
  const subject = roles.subject ?? (predicate && nounOf(predicate));
  return {
    verb: { ...verb, ...action, role: 'ordinary', progressive: true, properties: NO_VERB_PROPERTIES },
    roles: {
      ...rest,
      ...(subject !== undefined && { subject }),
      ...(object !== undefined && { object }),
      others: [...others, ...behind.map((phrase) => ({ ...found, phrase }))],
    },
  };
}

function isInProgress({ phrase }: Constituent): boolean {
  return phrase.kind === 'prepositional' && phrase.persian === 'در حال' && phrase.object !== undefined;
}

function doneIn(noun: NounPhrase): Pick<Verb, 'english' | 'transitivity'> | undefined {
  const { headKind, head, action, features, complement, adjectives, coordinated } = noun;
  if (adjectives.length > 0 || coordinated !== undefined) return undefined;
  const isTransitive = action?.transitive ?? features.has('transitive');
  if (complement !== undefined && !isTransitive) return undefined;
  const english = headKind === 'gerund' ? head : action?.english;
  return english === undefined
    ? undefined
    : { english, transitivity: isTransitive ? 'transitive' : 'intransitive' };
}
