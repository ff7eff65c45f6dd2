import { isFreeNoun } from './nounConstituents.ts';
import type { AdjectivePhrase, Constituent, NounPhrase } from './syntax.ts';
import type { Verb } from './verb.ts';

/**
 * A linking verb whose predicate was read as the last adjective of the noun before it («این کتاب خوب است») gets
 * it back where the clause has no other.
 */
export function withFreedPredicate(constituents: readonly Constituent[], verb: Verb): readonly Constituent[] {
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
