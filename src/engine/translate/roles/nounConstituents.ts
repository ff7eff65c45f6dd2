import type { Constituent, NounPhrase } from '../syntax/phrases.ts';

/** A constituent that is a noun phrase. */
export interface NounConstituent extends Constituent {
  readonly phrase: NounPhrase;
}

export function isNoun(constituent: Constituent): constituent is NounConstituent {
  return constituent.phrase.kind === 'nounPhrase';
}

export function isMarkedNoun(constituent: Constituent): constituent is NounConstituent {
  return constituent.marked && isNoun(constituent);
}

export function isFreeNoun(constituent: Constituent): constituent is NounConstituent {
  return isNoun(constituent) && !constituent.marked && !constituent.phrase.features.has('time');
}
