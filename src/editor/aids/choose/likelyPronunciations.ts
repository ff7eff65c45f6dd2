import type { AnalysedWord, OtherPronunciation } from '../../../client/index.ts';

/** What is less likely only distracts. */
const LEAST_SHARE = 0.01;

/**
 * Those of `others` that are worth a line: the likely ones. Where the list of pronunciations says how the word is read,
 * what it is not read as is as unlikely as the list makes it, and all of them are.
 */
export function likelyPronunciations(
  { origin }: AnalysedWord,
  others: readonly OtherPronunciation[],
): readonly OtherPronunciation[] {
  return origin === 'list' ? others : others.filter(({ confidence }) => confidence >= LEAST_SHARE);
}
