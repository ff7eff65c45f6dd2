import type { WordClass } from '../../format/translationTables.ts';
import type { Constituent, NounPhrase } from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';
import type { AdaptedVerb } from './adaptation.ts';

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
