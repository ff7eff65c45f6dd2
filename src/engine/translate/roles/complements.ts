import { verbGovernment } from '../rules/government.ts';
import type { Constituent, NounPhrase } from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';
import type { NounConstituent } from './nounConstituents.ts';
import type { Roles } from './roles.ts';

export interface AdaptedVerb {
  readonly verb: Verb;
  readonly roles: Roles;
}

/** Verbs for a linking verb with a preposition: دارای … است is `has`. */
const BE_WITH: Readonly<Record<string, string>> = {
  دارای: 'have',
  شامل: 'include',
  فاقد: 'lack',
  حاوی: 'contain',
  دچار: 'suffer from',
  'مبتلا به': 'have',
  'متشکل از': 'consist of',
  'عبارت از': 'be',
};
const BECOME_WITH: Readonly<Record<string, string>> = {
  شامل: 'include',
  دچار: 'get',
  'مبتلا به': 'contract',
  'منجر به': 'lead to',
};

/** The verb in the sense that its complements give it, with those complements in their English roles. */
export function adaptedVerb(verb: Verb, roles: Roles): AdaptedVerb {
  return governed(existential(ofAge(ofSaying(possessing({ verb, roles: inNegation(verb, roles) })))));
}

/** «دارای … است» is `has`. */
function possessing({ verb, roles }: AdaptedVerb): AdaptedVerb {
  const senses = verb.role === 'copula' ? BE_WITH : verb.english === 'become' ? BECOME_WITH : undefined;
  if (senses === undefined) return { verb, roles };
  const owned = roles.others.find((other) => senses[prepositionOf(other)] !== undefined);
  const english = owned && senses[prepositionOf(owned)];
  if (owned === undefined || english === undefined) return { verb, roles };
  const subject =
    roles.subject ?? (roles.predicate?.phrase.kind === 'nounPhrase' ? nounOf(roles.predicate) : undefined);
  const { predicate: _, ...rest } = roles;
  return {
    verb: { ...verb, role: 'ordinary', english },
    roles: withObject({ ...rest, ...(subject !== undefined && { subject }) }, owned),
  };
}

/** `not yet` for هنوز with a negative verb. */
function inNegation({ negative }: Verb, roles: Roles): Roles {
  if (!negative) return roles;
  const others = roles.others.map((other) =>
    other.phrase.kind === 'adverb' && other.phrase.english === 'still'
      ? { ...other, phrase: { ...other.phrase, english: 'yet' } }
      : other,
  );
  return { ...roles, others };
}

/** «چهار سال دارد» is `is four years old`. */
function ofAge({ verb, roles }: AdaptedVerb): AdaptedVerb {
  const years = verb.english === 'have' && roles.object === undefined ? roles.others.find(isAge) : undefined;
  if (years?.phrase.kind !== 'nounPhrase') return { verb, roles };
  const predicate = { ...years, phrase: { ...years.phrase, label: 'old' } };
  const others = roles.others.filter((other) => other !== years);
  return { verb: { ...verb, english: 'be', role: 'copula' }, roles: { ...roles, predicate, others } };
}

function isAge({ phrase }: Constituent): boolean {
  return (
    phrase.kind === 'nounPhrase' &&
    phrase.head === 'year' &&
    phrase.quantity !== undefined &&
    phrase.label === undefined
  );
}

/** «به علی گفت» is `told Ali`, «از علی خواست» is `asked Ali`. */
function ofSaying({ verb, roles }: AdaptedVerb): AdaptedVerb {
  if (verb.english === 'want' && roles.others.some((other) => prepositionOf(other) === 'از'))
    return { verb: { ...verb, english: 'ask' }, roles };
  const hearer = roles.others.some((other) => prepositionOf(other) === 'به');
  return {
    verb: verb.english === 'say' && hearer && !verb.passive ? { ...verb, english: 'tell' } : verb,
    roles,
  };
}

/** وجود داشتن and هست with nothing else: `there is`; the thing becomes the predicate. */
function existential({ verb, roles }: AdaptedVerb): AdaptedVerb {
  const thing = roles.subject ?? roles.object ?? roles.predicate;
  if (thing === undefined || !saysExistence(verb, roles)) return { verb, roles };
  return {
    verb: { ...verb, english: 'be', role: 'existence', transitivity: 'intransitive' },
    roles: { predicate: thing, others: roles.others.filter((other) => other !== thing) },
  };
}

function saysExistence(verb: Verb, { subject, predicate, others }: Roles): boolean {
  if (verb.english === 'exist') return true;
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
  return others.find((other) => verbGovernment(verb.english, prepositionOf(other)) === 'object');
}

function prepositionOf({ phrase }: Constituent): string {
  return phrase.kind === 'prepositional' && phrase.object !== undefined ? phrase.persian : '';
}

function withObject(roles: Roles, constituent: Constituent): Roles {
  const object = nounOf(constituent);
  if (object === undefined) return roles;
  return {
    ...roles,
    object: { ...object, marked: true },
    others: roles.others.filter((other) => other !== constituent),
  };
}

function nounOf(constituent: Constituent): NounConstituent | undefined {
  const { phrase } = constituent;
  const noun =
    phrase.kind === 'prepositional' ? phrase.object : phrase.kind === 'nounPhrase' ? phrase : undefined;
  return noun && { ...constituent, phrase: noun };
}

function withPrepositions(verb: Verb, roles: Roles): Roles {
  return { ...roles, others: roles.others.map((other) => withPreposition(verb, other, roles.predicate)) };
}

function withPreposition(
  verb: Verb,
  constituent: Constituent,
  predicate: Constituent | undefined,
): Constituent {
  const { phrase } = constituent;
  if (phrase.kind !== 'prepositional') return constituent;
  if (phrase.persian === 'از' && predicate !== undefined && isComparison(predicate))
    return { ...constituent, phrase: { ...phrase, english: 'than' } };
  const english = verbGovernment(verb.english, phrase.persian);
  if (english === undefined || english === 'object') return constituent;
  return { ...constituent, phrase: { ...phrase, english } };
}

const COMPARED =
  /^(?:more|less|better|worse|bigger|smaller|greater|higher|lower|older|younger|fewer|larger)\b/;

function isComparison({ phrase }: Constituent): boolean {
  if (phrase.kind === 'adjective') return phrase.comparative;
  if (phrase.kind === 'adverb') return COMPARED.test(phrase.english);
  return phrase.kind === 'nounPhrase' && phrase.adjectives.some((adjective) => COMPARED.test(adjective));
}
