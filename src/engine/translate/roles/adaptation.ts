import type { WordClass } from '../../format/translationTables.ts';
import {
  type Constituent,
  type NounConstituent,
  type NounPhrase,
  nounIn,
  type Roles,
} from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';

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
  const noun = nounIn(constituent);
  return noun && { ...constituent, phrase: noun };
}

const GOING = new Set(['رفتن', 'آمدن', 'برگشتن', 'بازگشتن', 'رسیدن']);

const NO_CLASSES: ReadonlySet<WordClass> = new Set();

/** «می‌رود سینما», as it is spoken: what stands there without a preposition is where somebody goes. */
export function going({ verb, roles }: AdaptedVerb): AdaptedVerb {
  if (!GOING.has(verb.infinitive)) return { verb, roles };
  const { object, ...rest } = roles;
  const others = rest.others.map((other) => goalOf(verb, other));
  if (object === undefined || object.marked) return { verb, roles: { ...roles, others } };
  return { verb, roles: { ...rest, others: [...others, goalOf(verb, object)] } };
}

/** What is said behind a verb of going: «بیا خونه». */
export function goalBehind(verb: Verb, constituent: Constituent): Constituent {
  return GOING.has(verb.infinitive) ? goalOf(verb, constituent) : constituent;
}

function goalOf(verb: Verb, constituent: Constituent): Constituent {
  const { phrase } = constituent;
  if (phrase.kind === 'prepositional')
    return phrase.persian === 'به' && phrase.object !== undefined && isHome(phrase.object)
      ? { ...constituent, phrase: HOME }
      : constituent;
  if (phrase.kind !== 'nounPhrase' || constituent.marked || !mayBeGoal(phrase)) return constituent;
  if (isHome(phrase)) return { ...constituent, phrase: HOME };
  const english = verb.infinitive === 'رسیدن' ? 'at' : 'to';
  return {
    ...constituent,
    phrase: { kind: 'prepositional', persian: 'به', english, classes: NO_CLASSES, object: phrase },
  };
}

const HOME = {
  kind: 'adverb',
  english: 'home',
  classes: NO_CLASSES,
  comparative: false,
  time: false,
  question: false,
  negative: false,
} as const;

/** خانه alone: `go home`, but `go to our house`. */
function isHome({
  head,
  plural,
  indefinite,
  determiner,
  possessor,
  complement,
  adjectives,
}: NounPhrase): boolean {
  if (head !== 'house' && head !== 'home') return false;
  const parts = [determiner, possessor, complement];
  return !plural && !indefinite && adjectives.length === 0 && parts.every((part) => part === undefined);
}

function mayBeGoal({ headKind, features }: NounPhrase): boolean {
  if (features.has('place')) return true;
  return headKind === 'common' && !features.has('time') && !features.has('person');
}

const SUBJECTS: ReadonlyMap<string, string> = new Map([
  ['someone', 'nobody'],
  ['something', 'nothing'],
]);
const OBJECTS: ReadonlyMap<string, string> = new Map([
  ['someone', 'anyone'],
  ['something', 'anything'],
]);

/** «کسی نمی‌آید» is `nobody comes`, «چیزی ندیدم» `I did not see anything`. */
export function inNegation({ verb, roles }: AdaptedVerb): AdaptedVerb {
  if (!verb.negative) return { verb, roles };
  const subject = roles.subject && renamed(roles.subject, SUBJECTS, true);
  const object = roles.object && renamed(roles.object, OBJECTS, false);
  return {
    verb,
    roles: { ...roles, ...(subject !== undefined && { subject }), ...(object !== undefined && { object }) },
  };
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
