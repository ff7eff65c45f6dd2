import { normaliseWord } from '../analyse/words/normalise.ts';
import type { PinnedPronunciations } from '../analyse/words/pins.ts';
import type { WordAnalysis } from '../types.ts';

/** What says how a word is read: its sentence, marks that its author wrote, or the list of chosen readings. */
export type Origin = 'context' | 'marks' | 'list';

/** Vowels and doubling; tanvin and the hamza of ـهٔ belong to the plain spelling of words. */
const VOWEL_MARKS = /[\u064c-\u0652\u0670]/;

/** What the author wrote on the word itself counts more than the list. */
export function originOf(source: string, word: WordAnalysis, pins: PinnedPronunciations): Origin {
  if (VOWEL_MARKS.test(source)) return 'marks';
  return pins.size > 0 && isPinned(word, pins) ? 'list' : 'context';
}

/** Whether the word or its dictionary form is in the list, with the sound that it has here. */
function isPinned({ normalised, pronunciation }: WordAnalysis, pins: PinnedPronunciations): boolean {
  if (pins.get(normalised)?.phonemes === pronunciation.phonemes) return true;
  const pinned = pins.get(normaliseWord(pronunciation.lemma).letters);
  return pinned !== undefined && pronunciation.phonemes.startsWith(pinned.phonemes);
}
