import type { WordClass } from '../../format/translationTables.ts';
import { NO_VERB_PROPERTIES, type VerbSense } from '../rules/properties.ts';
import type { Constituent, NounPhrase, Roles } from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';
import { type AdaptedVerb, going, nounOf, prepositionOf, withObject } from './adaptation.ts';
import { withPrepositions } from './prepositions.ts';
import { isLinking } from './roles.ts';

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

/** «چهار سال دارد» is `is four years old`. */
function ofAge({ verb, roles }: AdaptedVerb): AdaptedVerb {
  const years =
    verb.infinitive === 'داشتن' && roles.object === undefined ? roles.others.find(isAge) : undefined;
  if (years?.phrase.kind !== 'nounPhrase') return { verb, roles };
  const predicate = { ...years, phrase: { ...years.phrase, label: 'old' } };
  const others = roles.others.filter((other) => other !== years);
  return { verb: { ...verb, english: 'be', role: 'copula' }, roles: { ...roles, predicate, others } };
}

const SIZES: ReadonlyMap<string, string> = new Map([
  ['height', 'high'],
  ['length', 'long'],
  ['width', 'wide'],
  ['depth', 'deep'],
  ['thickness', 'thick'],
]);

/** «۴۳۵ متر ارتفاع دارد» is `is 435 metres high`. */
function ofSize({ verb, roles }: AdaptedVerb): AdaptedVerb {
  const { object, ...rest } = roles;
  const size = verb.infinitive === 'داشتن' ? SIZES.get(object?.phrase.complement?.head ?? '') : undefined;
  if (object === undefined || size === undefined || object.phrase.quantity === undefined)
    return { verb, roles };
  const { complement: _, ...measure } = object.phrase;
  const predicate = { ...object, phrase: { ...measure, label: size } };
  return { verb: { ...verb, english: 'be', role: 'copula' }, roles: { ...rest, predicate } };
}

function isAge({ phrase }: Constituent): boolean {
  return (
    phrase.kind === 'nounPhrase' &&
    phrase.properties.classes.has('year') &&
    phrase.quantity !== undefined &&
    phrase.label === undefined
  );
}

/** «در حال توسعهٔ شهر است»: `is developing the city`. */
function progressing({ verb, roles }: AdaptedVerb): AdaptedVerb {
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

/** «دارای … است» is `has`: the complement of a linking verb gives it the sense of a verb with an object. */
function possessing({ verb, roles }: AdaptedVerb): AdaptedVerb {
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
function ofSaying({ verb, roles }: AdaptedVerb): AdaptedVerb {
  const isSaid = verb.passive && verb.properties.classes.has('saying');
  const found = isSaid || isLinking(verb) ? undefined : complementWithSense(verb, roles);
  return { verb: found === undefined ? verb : inSense(verb, found), roles };
}
