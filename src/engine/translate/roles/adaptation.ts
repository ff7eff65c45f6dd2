import type { WordClass } from '../../format/translationTables.ts';
import type { Tense } from '../../types.ts';
import { isPassive as isPassiveEnglish, passiveOf } from '../english/verbForms.ts';
import { NO_VERB_PROPERTIES } from '../rules/properties.ts';
import {
  type Constituent,
  hasAny,
  NO_CLASSES,
  type NounConstituent,
  type NounPhrase,
  nounIn,
  type Predication,
  plainAdverb,
  type Roles,
  type VerbalClause,
} from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';
import { going } from './goals.ts';
import { withPrepositions } from './prepositions.ts';
import { isLinking } from './roles.ts';

/** In their order: each step sees the verb and the roles that the one before has left. */
const STEPS: readonly ((predication: Predication) => Predication)[] = [
  notYet,
  inPosture,
  progressing,
  possessing,
  ofSaying,
  ofAge,
  ofSize,
  existential,
  going,
  governed,
  nobody,
];

/** The verb in the sense that its complements give it, with those complements in their English roles. */
export function adapted(predication: Predication): Predication {
  return STEPS.reduce((found, step) => step(found), predication);
}

/** `not yet` for هنوز with a negative verb, `no longer` for دیگر. */
function notYet({ verb, roles }: Predication): Predication {
  const found = verb.negative ? roles.others.find(isStillOrMore) : undefined;
  if (found?.phrase.kind !== 'adverb') return { verb, roles };
  const isMore = found.phrase.english === 'no longer';
  const isOther =
    isMore && (verb.tense === 'imperative' || isSomething(roles.subject) || isSomething(roles.object));
  const english = isOther ? 'any more' : isMore ? 'no longer' : 'yet';
  const classes = english === 'no longer' ? MIDDLE : NO_CLASSES;
  const phrase = plainAdverb(english, { classes, time: isOther || found.phrase.time });
  const others = roles.others.map((other) => (other === found ? { ...other, phrase } : other));
  return { verb: { ...verb, negative: english !== 'no longer' }, roles: { ...roles, others } };
}

/** «دیگر نمی‌تواند بدود»: `can no longer run`; «دیگر خسته شدم»: `I got tired now`. */
export function modalBesideMore(clause: VerbalClause): VerbalClause {
  const { modal, roles } = clause;
  const found = roles.others.find(isMoreAlone);
  if (found === undefined) return clause;
  const isNegative = modal?.negative === true;
  const phrase = plainAdverb(
    isNegative ? 'no longer' : 'now',
    isNegative ? { classes: MIDDLE } : { time: true },
  );
  const others = roles.others.map((other) => (other === found ? { ...found, phrase } : other));
  return {
    ...clause,
    ...(isNegative && { modal: { ...modal, negative: false } }),
    roles: { ...roles, others },
  };
}

/** دیگر of which no negative verb has made an English `no longer`. */
function isMoreAlone({ phrase }: Constituent): boolean {
  return phrase.kind === 'adverb' && phrase.english === 'no longer' && phrase.classes !== MIDDLE;
}

const MIDDLE: ReadonlySet<WordClass> = new Set(['middle']);

function isStillOrMore({ phrase }: Constituent): boolean {
  return phrase.kind === 'adverb' && (phrase.classes.has('still') || phrase.english === 'no longer');
}

function isSomething(constituent: NounConstituent | undefined): boolean {
  return constituent?.phrase.headKind === 'pronoun' && SUBJECTS.has(constituent.phrase.head);
}

const POSTURE_TENSES: ReadonlyMap<Tense, Tense> = new Map([
  ['perfect', 'present'],
  ['participle', 'present'],
  ['pluperfect', 'imperfect'],
]);

/** «روی صندلی نشسته است»: `is sitting`, but «سه ساعت نشسته است» `has sat`. */
function inPosture({ verb, roles }: Predication): Predication {
  const tense = verb.properties.classes.has('posture') ? POSTURE_TENSES.get(verb.tense) : undefined;
  const hasLength = roles.others.some(
    ({ phrase }) =>
      phrase.kind === 'nounPhrase' && phrase.features.has('time') && phrase.quantity !== undefined,
  );
  if (tense === undefined || hasLength) return { verb, roles };
  return { verb: { ...verb, tense, progressive: true }, roles };
}

/** «در حال توسعهٔ شهر است»: `is developing the city`. */
function progressing({ verb, roles }: Predication): Predication {
  const found = verb.role === 'copula' ? roles.others.findLast(isInProgress) : undefined;
  const noun = found && nounIn(found);
  const action = noun && doneIn(noun);
  if (found === undefined || noun === undefined || action === undefined) return { verb, roles };
  const others = without(roles, found);
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
  const english = headKind === 'gerund' ? head : action?.english;
  if (english === undefined || (complement !== undefined && !isTransitive)) return undefined;
  return { english, transitivity: isTransitive ? 'transitive' : 'intransitive' };
}

/** «دارای … است» is `has`: the complement of a linking verb gives it the sense of a verb with an object. */
function possessing({ verb, roles }: Predication): Predication {
  const { predicate, ...rest } = roles;
  // «با این طرح مخالف است»: `opposes this plan`.
  const isOfAdjective = verb.infinitive !== 'بودن' && verb.role === 'copula';
  const mayPossess = isLinking(verb) && (isOfAdjective || predicate?.phrase.kind !== 'adjective');
  const found = mayPossess ? complementWithSense(verb, roles) : undefined;
  if (found === undefined) return { verb, roles };
  const subject = roles.subject ?? (predicate?.phrase.kind === 'nounPhrase' ? nounOf(predicate) : undefined);
  return {
    verb: inSense({ ...verb, role: 'ordinary' }, found),
    roles: withObject({ ...rest, ...(subject !== undefined && { subject }) }, found),
  };
}

/** «به علی گفت» is `told Ali`, «از علی خواست» is `asked Ali`; what is said to Ali stays said. */
function ofSaying({ verb, roles }: Predication): Predication {
  const isSaid = verb.passive && verb.properties.classes.has('saying');
  const found = isSaid || isLinking(verb) ? undefined : complementWithSense(verb, roles);
  return { verb: found === undefined ? verb : inSense(verb, found), roles };
}

/** A complement whose preposition gives the verb another sense. */
function complementWithSense({ properties }: Verb, { others }: Roles): Constituent | undefined {
  return others.find((complement) => properties.senses.has(prepositionOf(complement)));
}

/** In the sense that a complement gives it the verb has the complement as its object. */
function inSense(verb: Verb, complement: Constituent): Verb {
  const preposition = prepositionOf(complement);
  const sense = verb.properties.senses.get(preposition);
  if (sense === undefined) return verb;
  const { classes } = sense;
  const english = saysPassive(verb) && !verb.passive ? passiveOf(sense.english) : sense.english;
  const prepositions = new Map([[preposition, 'object']]);
  return { ...verb, english, properties: { ...NO_VERB_PROPERTIES, classes, prepositions } };
}

/** «چهار سال دارد» is `is four years old`. */
function ofAge({ verb, roles }: Predication): Predication {
  const years = isHaving(verb) && roles.object === undefined ? roles.others.find(isAge) : undefined;
  if (years?.phrase.kind !== 'nounPhrase') return { verb, roles };
  const predicate = { ...years, phrase: { ...years.phrase, label: 'old' } };
  return { verb: { ...verb, ...BE }, roles: { ...roles, predicate, others: without(roles, years) } };
}

const BE = { english: 'be', role: 'copula' } as const;

function isHaving({ infinitive }: Verb): boolean {
  return infinitive === 'داشتن';
}

function isAge({ phrase }: Constituent): boolean {
  if (phrase.kind !== 'nounPhrase' || !phrase.properties.classes.has('year')) return false;
  return phrase.quantity !== undefined && phrase.label === undefined;
}

const SIZES = new Map(
  Object.entries({ height: 'high', length: 'long', width: 'wide', depth: 'deep', thickness: 'thick' }),
);

/** «۴۳۵ متر ارتفاع دارد» is `is 435 metres high`. */
function ofSize({ verb, roles }: Predication): Predication {
  const { object, ...rest } = roles;
  const size = isHaving(verb) ? SIZES.get(object?.phrase.complement?.head ?? '') : undefined;
  if (object === undefined || size === undefined || object.phrase.quantity === undefined)
    return { verb, roles };
  const { complement: _, ...measure } = object.phrase;
  const predicate = { ...object, phrase: { ...measure, label: size } };
  return { verb: { ...verb, ...BE }, roles: { ...rest, predicate } };
}

/** وجود داشتن and هست with nothing else: `there is`; the thing becomes the predicate. */
function existential({ verb, roles }: Predication): Predication {
  const predicate = roles.subject ?? roles.object ?? roles.predicate;
  if (predicate === undefined || !saysExistence(verb, roles)) return { verb, roles };
  return {
    verb: { ...verb, english: 'be', role: 'existence', transitivity: 'intransitive' },
    roles: { predicate, others: without(roles, predicate) },
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
function isNew(phrase: NounPhrase): boolean {
  if (phrase.indefinite || phrase.quantity !== undefined) return true;
  const isKnown = phrase.plural || hasAny(phrase, 'possessor', 'determiner', 'complement');
  return phrase.headKind === 'common' && !isKnown;
}

/** Complements that English takes as objects become objects; the others get the verb's preposition. */
function governed({ verb, roles }: Predication): Predication {
  const isPassive = saysPassive(verb);
  const isGoverning = isPassive ? roles.subject === undefined : roles.object === undefined;
  const found = isGoverning && verb.object === undefined ? objectOfPreposition(verb, roles) : undefined;
  if (found === undefined) return { verb, roles: withPrepositions(verb, roles) };
  if (!isPassive) return { verb, roles: withPrepositions(verb, withObject(roles, found)) };
  // «از آن جلوگیری شد»: what the active verb would govern is the subject.
  const subject = nounOf(found);
  const others = without(roles, found);
  return { verb, roles: withPrepositions(verb, { ...roles, ...(subject && { subject, others }) }) };
}

/** «استفاده شد», which the lexicon has as a verb of its own. */
function saysPassive({ passive, infinitive, english }: Verb): boolean {
  return passive || (/ (?:شدن|گردیدن|گشتن)$/.test(infinitive) && isPassiveEnglish(english));
}

function objectOfPreposition({ properties }: Verb, { others }: Roles): Constituent | undefined {
  return others.find((other) => properties.prepositions.get(prepositionOf(other)) === 'object');
}

/** The letters of the preposition of a phrase that has an object; else empty. */
function prepositionOf({ phrase }: Constituent): string {
  return phrase.kind === 'prepositional' && phrase.object !== undefined ? phrase.persian : '';
}

/** The roles with what a preposition governed as the object. */
function withObject(roles: Roles, constituent: Constituent): Roles {
  const object = nounOf(constituent);
  if (object === undefined) return roles;
  return { ...roles, object: { ...object, marked: true }, others: without(roles, constituent) };
}

/** The noun of a constituent, without its preposition. */
function nounOf(constituent: Constituent): NounConstituent | undefined {
  const noun = nounIn(constituent);
  return noun && { ...constituent, phrase: noun };
}

function without({ others }: Roles, constituent: Constituent): readonly Constituent[] {
  return others.filter((other) => other !== constituent);
}

const SUBJECTS = new Map(Object.entries({ someone: 'nobody', something: 'nothing' }));
const OBJECTS = new Map(Object.entries({ someone: 'anyone', something: 'anything' }));

/** «کسی نمی‌آید» is `nobody comes`, «چیزی ندیدم» `I did not see anything`. */
function nobody({ verb, roles }: Predication): Predication {
  if (!verb.negative) return { verb, roles };
  const subject = roles.subject && renamed(roles.subject, SUBJECTS, true);
  const object = roles.object && renamed(roles.object, OBJECTS, false);
  return { verb, roles: { ...roles, ...(subject && { subject }), ...(object && { object }) } };
}

/** «بی‌آنکه چیزی بگوید»: `without saying anything`. */
export function withoutAnything(roles: Roles): Roles {
  const object = roles.object && renamed(roles.object, OBJECTS, false);
  return object === undefined ? roles : { ...roles, object };
}

function renamed(
  constituent: NounConstituent,
  names: ReadonlyMap<string, string>,
  negates: boolean,
): NounConstituent {
  const { phrase } = constituent;
  const head = phrase.headKind === 'pronoun' ? names.get(phrase.head) : undefined;
  if (head === undefined) return constituent;
  return { ...constituent, phrase: { ...phrase, head, negative: negates || phrase.negative } };
}
