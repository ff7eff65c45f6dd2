import type { Alternative, Pronunciation } from '../../types.ts';
import type { Decision } from './viterbi.ts';

/** What a word could also be: its readings but the chosen one, likeliest first, each with its share. */
export function alternativesTo(chosen: Pronunciation, ranked: Decision['ranked']): readonly Alternative[] {
  if (ranked.every(({ state }) => state.candidate.pronunciation === chosen)) return NO_ALTERNATIVES;
  const pronunciations = cheapestOfEach(ranked);
  const least = ranked[0]?.pathCost ?? 0;
  const weightOf = (pathCost: number): number => Math.exp(least - pathCost);
  const total = pronunciations.reduce((sum, { pathCost }) => sum + weightOf(pathCost), 0);
  return pronunciations
    .filter(({ pronunciation }) => !readsAlike(pronunciation, chosen))
    .map(({ pronunciation, pathCost }) => ({ pronunciation, confidence: weightOf(pathCost) / total }));
}

export const NO_ALTERNATIVES: readonly Alternative[] = [];

/** Each reading once, with its cheapest path; the cheapest first. */
function cheapestOfEach(
  ranked: Decision['ranked'],
): readonly { readonly pronunciation: Pronunciation; readonly pathCost: number }[] {
  const pronunciations: { readonly pronunciation: Pronunciation; readonly pathCost: number }[] = [];
  for (const { state, pathCost } of ranked) {
    const { pronunciation } = state.candidate;
    if (!pronunciations.some((cheaper) => readsAlike(cheaper.pronunciation, pronunciation)))
      pronunciations.push({ pronunciation, pathCost });
  }
  return pronunciations;
}

/** Whether two readings are the same to a reader. */
function readsAlike(a: Pronunciation, b: Pronunciation): boolean {
  if (a === b) return true;
  return a.phonemes === b.phonemes && a.lemma === b.lemma && a.partOfSpeech === b.partOfSpeech;
}
