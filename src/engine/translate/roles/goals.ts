import {
  type Constituent,
  hasAny,
  type NounPhrase,
  type Predication,
  plainAdverb,
} from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';

const GOING = new Set(['رفتن', 'آمدن', 'برگشتن', 'بازگشتن', 'رسیدن']);

/** «می‌رود سینما», as it is spoken: what stands there without a preposition is where somebody goes. */
export function going({ verb, roles }: Predication): Predication {
  if (!GOING.has(verb.infinitive)) return { verb, roles };
  const { object, ...rest } = roles;
  const others = rest.others.map((other) => goalBehind(verb, other));
  if (object === undefined || object.marked) return { verb, roles: { ...roles, others } };
  return { verb, roles: { ...rest, others: [...others, goalBehind(verb, object)] } };
}

/** What is said beside a verb of going, as its goal: «بیا خونه». */
export function goalBehind({ infinitive }: Verb, constituent: Constituent): Constituent {
  const { phrase, marked } = constituent;
  if (!GOING.has(infinitive)) return constituent;
  if (phrase.kind === 'prepositional') {
    const isHomewards = phrase.persian === 'به' && phrase.object !== undefined && isHome(phrase.object);
    return isHomewards ? { ...constituent, phrase: HOME } : constituent;
  }
  if (phrase.kind !== 'nounPhrase' || marked || !mayBeGoal(phrase)) return constituent;
  if (isHome(phrase)) return { ...constituent, phrase: HOME };
  const english = infinitive === 'رسیدن' ? 'at' : 'to';
  const goal = {
    kind: 'prepositional',
    persian: 'به',
    english,
    classes: HOME.classes,
    object: phrase,
  } as const;
  return { ...constituent, phrase: goal };
}

const HOME = plainAdverb('home');

/** خانه alone: `go home`, but `go to our house`. */
function isHome(phrase: NounPhrase): boolean {
  const { head, plural, indefinite, adjectives } = phrase;
  if (head !== 'house' && head !== 'home') return false;
  const isAlone = !plural && !indefinite && adjectives.length === 0;
  return isAlone && !hasAny(phrase, 'determiner', 'possessor', 'complement');
}

function mayBeGoal({ headKind, features }: NounPhrase): boolean {
  if (features.has('place')) return true;
  return headKind === 'common' && !features.has('time') && !features.has('person');
}
