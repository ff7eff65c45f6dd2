import type { Constituent, NounPhrase, PrepositionalPhrase, Roles } from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';
import { isLinking } from './roles.ts';

/** The roles with the English prepositions that the verb and what is compared ask for. */
export function withPrepositions(verb: Verb, roles: Roles): Roles {
  const others = roles.others.map((other, at) =>
    withPreposition(verb, other, roles.predicate ?? comparisonBeside(roles.others, at), roles.object),
  );
  return { ...roles, others: thanBehind(others) };
}

/** «از مهم‌ترین منابع است»: among the most important sources. */
function isOneOf(verb: Verb, object: NounPhrase | undefined): boolean {
  if (object === undefined || !object.unique || !object.plural) return false;
  return isLinking(verb) || /^be (?:considered|counted)/.test(verb.english);
}

/** «از ده مگابایت بیشتر»: `more than ten megabytes`. */
function thanBehind(others: readonly Constituent[]): readonly Constituent[] {
  const result = [...others];
  for (const [at, other] of others.entries()) {
    const next = others[at + 1];
    const isThan = other.phrase.kind === 'prepositional' && other.phrase.english === 'than';
    if (isThan && next !== undefined && next.phrase.kind !== 'nounPhrase' && isComparison(next)) {
      result[at] = next;
      result[at + 1] = other;
    }
  }
  return result;
}

/** «سریع‌تر از صدا» beside a verb. */
function comparisonBeside(others: readonly Constituent[], at: number): Constituent | undefined {
  return [others[at - 1], others[at + 1]].find(
    (other) => other !== undefined && other.phrase.kind !== 'nounPhrase' && isComparison(other),
  );
}

function withPreposition(
  verb: Verb,
  constituent: Constituent,
  predicate: Constituent | undefined,
  object: Constituent | undefined,
): Constituent {
  const { phrase } = constituent;
  if (phrase.kind !== 'prepositional') return constituent;
  const english = prepositionIn(phrase, verb, predicate, object);
  return english === undefined ? constituent : { ...constituent, phrase: { ...phrase, english } };
}

/** Undefined for one that stays as it is, also where English has the phrase as its object. */
function prepositionIn(
  phrase: PrepositionalPhrase,
  verb: Verb,
  predicate: Constituent | undefined,
  object: Constituent | undefined,
): string | undefined {
  const { persian } = phrase;
  if (persian === 'از' && predicate !== undefined && isComparison(predicate)) return 'than';
  if (persian === 'نسبت به') return relationOf(verb, predicate ?? object);
  if (persian === 'از' && isOneOf(verb, phrase.object)) return 'among';
  const english = verb.properties.prepositions.get(persian);
  return english === 'object' ? undefined : english;
}

const COMPARED = /^(?:increase|decrease|rise|fall|grow|change|drop|decline|improve|have)\b/;
const ABOUT =
  /^(?:express|warn|worry|complain|inform|learn|be (?:aware|concerned|worried|sure|optimistic))\b/;
const TO = /^(?:react|object|respond|be (?:sensitive|indifferent|committed))\b/;

/** نسبت به by what is said with it: `compared with`, `about`, `to`, else `towards`. */
function relationOf({ english }: Verb, predicate: Constituent | undefined): string {
  if (COMPARED.test(english) || (predicate !== undefined && isComparison(predicate))) return 'compared with';
  if (ABOUT.test(english)) return 'about';
  return TO.test(english) ? 'to' : 'towards';
}

function isComparison({ phrase }: Constituent): boolean {
  if (phrase.kind === 'adjective' || phrase.kind === 'adverb') return phrase.comparative;
  return phrase.kind === 'nounPhrase' && phrase.adjectives.some(({ comparative }) => comparative);
}
