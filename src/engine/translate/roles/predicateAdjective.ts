import type { Adjective, Constituent, NounPhrase } from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';
import { isFreeNoun } from './nounConstituents.ts';

/**
 * «این کتاب خوب است»: the predicate is read as the last adjective of the noun before it; a copula that has no other
 * predicate gets it back.
 */
export function withPredicateAdjective(
  constituents: readonly Constituent[],
  verb: Verb,
): readonly Constituent[] {
  if (verb.role !== 'copula') return constituents;
  return withComparison(constituents) ?? withLastAdjective(constituents) ?? constituents;
}

/** «این کتاب خوب است», «کتاب در کیف قرمز است»: the last adjective of the last noun. */
function withLastAdjective(constituents: readonly Constituent[]): readonly Constituent[] | undefined {
  const last = constituents.at(-1);
  const noun = last && nounOf(last);
  if (last === undefined || noun === undefined || last.marked) return undefined;
  if (constituents.some(({ phrase }) => phrase.kind === 'adjective')) return undefined;
  const nouns = constituents.filter(isFreeNoun);
  const isOnlyNoun = last.phrase.kind === 'nounPhrase' && nouns.length === 1;
  const hasSubjectOnly = last.phrase.kind === 'prepositional' && nouns.length > 0;
  const divided = isOnlyNoun || hasSubjectOnly ? divide(noun) : undefined;
  if (divided === undefined) return undefined;
  const phrase =
    last.phrase.kind === 'prepositional' ? { ...last.phrase, object: divided.noun } : divided.noun;
  return [...constituents.slice(0, -1), { ...last, phrase }, behind(last, divided.adjective)];
}

/** «این خانه بزرگ‌تر از آن خانه است». */
function withComparison(constituents: readonly Constituent[]): readonly Constituent[] | undefined {
  const [noun, than] = constituents.slice(-2);
  if (noun?.phrase.kind !== 'nounPhrase' || noun.marked) return undefined;
  if (than?.phrase.kind !== 'prepositional' || than.phrase.persian !== 'از') return undefined;
  const divided = divide(noun.phrase);
  if (divided?.adjective.comparative !== true) return undefined;
  return [
    ...constituents.slice(0, -2),
    { ...noun, phrase: divided.noun },
    behind(noun, divided.adjective),
    than,
  ];
}

/** A noun without the adjective that stands last in the source, and that adjective. */
function divide(noun: NounPhrase): { readonly noun: NounPhrase; readonly adjective: Adjective } | undefined {
  const [adjective, ...adjectives] = noun.adjectives;
  if (adjective === undefined || !endsInAdjective(noun)) return undefined;
  return { noun: { ...noun, adjectives, trailing: noun.trailing - 1 }, adjective };
}

function behind({ at }: Constituent, adjective: Adjective): Constituent {
  return { phrase: { kind: 'adjective', ...adjective }, at: at + 0.5, marked: false };
}

function nounOf({ phrase }: Constituent): NounPhrase | undefined {
  if (phrase.kind === 'nounPhrase') return phrase;
  return phrase.kind === 'prepositional' ? phrase.object : undefined;
}

/** Nothing but the adjective follows the noun, and nothing marks the whole as one phrase. */
function endsInAdjective({
  headKind,
  trailing,
  indefinite,
  after,
  complement,
  possessor,
  coordinated,
  quantity,
}: NounPhrase): boolean {
  if (trailing === 0 || indefinite || after.length > 0 || quantity !== undefined) return false;
  const isClosed = complement !== undefined || possessor !== undefined || coordinated !== undefined;
  return !isClosed && (headKind === 'common' || headKind === 'name');
}
