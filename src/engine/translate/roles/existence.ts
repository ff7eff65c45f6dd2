import type { NounPhrase } from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';
import type { AdaptedVerb } from './adaptation.ts';
import type { Roles } from './roles.ts';

/** وجود داشتن and هست with nothing else: `there is`; the thing becomes the predicate. */
export function existential({ verb, roles }: AdaptedVerb): AdaptedVerb {
  const thing = roles.subject ?? roles.object ?? roles.predicate;
  if (thing === undefined || !saysExistence(verb, roles)) return { verb, roles };
  return {
    verb: { ...verb, english: 'be', role: 'existence', transitivity: 'intransitive' },
    roles: { predicate: thing, others: roles.others.filter((other) => other !== thing) },
  };
}

function saysExistence(verb: Verb, { subject, predicate, others }: Roles): boolean {
  if (verb.properties.classes.has('existential')) return true;
  if (verb.role !== 'copula' && verb.role !== 'existence') return false;
  if (subject !== undefined && predicate !== undefined) return false;
  const noun = (subject ?? predicate)?.phrase;
  if (noun?.kind !== 'nounPhrase' || noun.person !== undefined) return false;
  if (verb.role === 'existence') return isNew(noun);
  return noun.indefinite && others.some((other) => other.phrase.kind === 'prepositional');
}

/** Something not yet spoken of: `there is a book`, but `my books are`. */
function isNew({
  indefinite,
  quantity,
  plural,
  headKind,
  possessor,
  determiner,
  complement,
}: NounPhrase): boolean {
  if (indefinite || quantity !== undefined) return true;
  const isKnown = plural || [possessor, determiner, complement].some((part) => part !== undefined);
  return headKind === 'common' && !isKnown;
}
