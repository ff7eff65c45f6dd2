import type { WordInText } from '../analyses.ts';

/** Below this, Harf is not sure of a word. */
const SURE = 0.9;

/** Whether Harf is less than 90 % sure how a word is read. */
export function isDoubtful({ word }: Pick<WordInText, 'word'>): boolean {
  return word.confidence < SURE;
}
