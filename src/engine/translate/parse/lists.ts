import { mayCoordinate } from '../nouns/modifiers.ts';
import {
  type Constituent,
  isAddressed,
  isNoun,
  type NounConstituent,
  type NounPhrase,
} from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';

/**
 * Joins nouns that commas part and no و: «تب، سرفه، تنگی نفس دارد», «علی، برادر من، آمد». What follows the last comma
 * stays apart where the verb may need it as its object.
 */
export function withLists(constituents: readonly Constituent[], verb: Verb | undefined): Constituent[] {
  const result: Constituent[] = [];
  const last = constituents.findLast(({ phrase }) => phrase.kind === 'nounPhrase');
  for (const constituent of constituents) {
    const before = result.at(-1);
    const included = before && joinedToObject(before, constituent, verb);
    const joined = included ?? (before && joinedWith(before, constituent));
    const mayHaveRole = included === undefined && constituent === last && verb !== undefined;
    const isNeeded = mayHaveRole && mayNeed(constituent, before, verb);
    if (joined === undefined || isNeeded) result.push(constituent);
    else result[result.length - 1] = joined;
  }
  return result;
}

/** Whether the last noun has a role of its own: «این ویروس، بیماری است». */
function mayNeed({ marked, comma }: Constituent, before: Constituent | undefined, verb: Verb): boolean {
  const isList = before?.phrase.kind === 'nounPhrase' && before.phrase.coordinated !== undefined;
  if (isList || comma === ',') return false;
  return marked || verb.role !== 'ordinary' || !(verb.passive || verb.transitivity === 'intransitive');
}

/** «شامل تب، سرفه و درد است»: the list goes on with what the preposition has for its object. */
function joinedToObject(
  before: Constituent,
  constituent: Constituent,
  verb: Verb | undefined,
): Constituent | undefined {
  const { phrase } = before;
  if (phrase.kind !== 'prepositional' || phrase.object === undefined) return undefined;
  if (verb?.properties.senses.has(phrase.persian) !== true) return undefined;
  const list = joinedWith({ ...before, phrase: phrase.object }, constituent);
  return list && { ...list, phrase: { ...phrase, object: list.phrase } };
}

function joinedWith(before: Constituent, constituent: Constituent): NounConstituent | undefined {
  if (before.comma !== ',' || before.marked || constituent.lead !== undefined) return undefined;
  if (!isNoun(before) || !isNoun(constituent) || !mayBeListed(before.phrase, constituent.phrase))
    return undefined;
  const { comma: _, ...rest } = constituent;
  const aside = constituent.comma === ',';
  return {
    ...rest,
    at: before.at,
    ...(before.lead !== undefined && { lead: before.lead }),
    ...(aside && { comma: ',', aside }),
    phrase: append(before.phrase, constituent.phrase),
  };
}

/** Longer lists are left in pieces. */
const MAX_LIST = 20;

function lengthOf({ coordinated }: NounPhrase): number {
  return coordinated === undefined ? 1 : 1 + lengthOf(coordinated.phrase);
}

function mayBeListed(first: NounPhrase, second: NounPhrase): boolean {
  if (lengthOf(first) >= MAX_LIST) return false;
  if (first.headKind === 'pronoun' || second.headKind === 'pronoun' || isAddressed(first)) return false;
  return mayCoordinate(first, second) && !second.question;
}

function append(first: NounPhrase, second: NounPhrase): NounPhrase {
  const { coordinated } = first;
  if (coordinated === undefined) return { ...first, coordinated: { conjunction: ',', phrase: second } };
  return { ...first, coordinated: { ...coordinated, phrase: append(coordinated.phrase, second) } };
}
