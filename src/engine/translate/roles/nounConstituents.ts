import { isAddressed } from '../syntax/addressed.ts';
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
  if (!isNoun(constituent) || constituent.marked || isCalled(constituent)) return false;
  return !constituent.phrase.features.has('time');
}

/** «دوست عزیزم، نامه‌ات رسید»: the friend does nothing in the clause. */
function isCalled({ phrase, comma }: NounConstituent): boolean {
  return comma === ',' && isAddressed(phrase);
}
