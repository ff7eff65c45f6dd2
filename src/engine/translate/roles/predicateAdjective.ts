import type { AdjectivePhrase, Constituent, NounPhrase } from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';
import { isFreeNoun } from './nounConstituents.ts';

/**
 * A linking verb whose predicate was read as the last adjective of the noun before it («این کتاب خوب است») gets
 * it back where the clause has no other.
 */
export function withFreedPredicate(constituents: readonly Constituent[], verb: Verb): readonly Constituent[] {
  const comparison = withFreedComparison(constituents, verb);
  if (comparison !== undefined) return comparison;
  const last = constituents.at(-1);
  const noun = last && nounOf(last);
  if (verb.role !== 'copula' || last === undefined || noun === undefined || !mayFree(noun))
    return constituents;
  const nouns = constituents.filter(isFreeNoun);
  const isOnlyNoun = last.phrase.kind === 'nounPhrase' && nouns.length === 1;
  const hasSubjectOnly = last.phrase.kind === 'prepositional' && nouns.length > 0;
  if (
    last.marked ||
    !(isOnlyNoun || hasSubjectOnly) ||
    constituents.some(({ phrase }) => phrase.kind === 'adjective')
  )
    return constituents;
  const [english = '', ...adjectives] = noun.adjectives;
  const rest: NounPhrase = { ...noun, adjectives, trailing: noun.trailing - 1 };
  const phrase = last.phrase.kind === 'prepositional' ? { ...last.phrase, object: rest } : rest;
  const freed: AdjectivePhrase = {
    kind: 'adjective',
    english,
    comparative: COMPARATIVE.test(english),
    plural: false,
  };
  return [
    ...constituents.slice(0, -1),
    { ...last, phrase },
    { phrase: freed, at: last.at + 0.5, marked: false },
  ];
}

/** «این خانه بزرگ‌تر از آن خانه است». */
function withFreedComparison(
  constituents: readonly Constituent[],
  verb: Verb,
): readonly Constituent[] | undefined {
  const [noun, than] = constituents.slice(-2);
  if (
    verb.role !== 'copula' ||
    noun === undefined ||
    than?.phrase.kind !== 'prepositional' ||
    than.phrase.persian !== 'از'
  )
    return undefined;
  if (noun.phrase.kind !== 'nounPhrase' || noun.marked || !mayFree(noun.phrase)) return undefined;
  const [english = '', ...adjectives] = noun.phrase.adjectives;
  if (!COMPARATIVE.test(english)) return undefined;
  const rest: NounPhrase = { ...noun.phrase, adjectives, trailing: noun.phrase.trailing - 1 };
  const freed: AdjectivePhrase = { kind: 'adjective', english, comparative: true, plural: false };
  return [
    ...constituents.slice(0, -2),
    { ...noun, phrase: rest },
    { phrase: freed, at: noun.at + 0.5, marked: false },
    than,
  ];
}

const COMPARATIVE = /^(?:more|less|better|worse)\b|[a-z]er$/;

function nounOf({ phrase }: Constituent): NounPhrase | undefined {
  if (phrase.kind === 'nounPhrase') return phrase;
  return phrase.kind === 'prepositional' ? phrase.object : undefined;
}

/** Nothing but the adjective follows the noun, and nothing marks the whole as one phrase. */
function mayFree({
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
