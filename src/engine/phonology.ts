import type { Ezafe, Phonemes } from './types.ts';

const VOWELS = 'aeoAiu';
const SHORT_VOWELS = 'aeo';

export function isVowel(phoneme: string): boolean {
  return phoneme !== '' && VOWELS.includes(phoneme);
}

export function isShortVowel(phoneme: string): boolean {
  return phoneme !== '' && SHORT_VOWELS.includes(phoneme);
}

/** Whether the word ends in a vowel; the diphthong `ow` counts as one (jelow, jelo-ye). */
export function endsInVowel(phonemes: Phonemes): boolean {
  return isVowel(phonemes.slice(-1)) || phonemes.endsWith('ow');
}

/** A part that begins with a vowel is heard with its glottal stop inside a word. */
export function withOnset(phonemes: Phonemes): Phonemes {
  return isVowel(phonemes.slice(0, 1)) ? `?${phonemes}` : phonemes;
}

/** The form that ezafe takes after `phonemes`. After i the glide is heard but ی carries it: `-ye` too. */
export function ezafeAfter(phonemes: Phonemes): Exclude<Ezafe, 'none'> {
  return endsInVowel(phonemes) ? 'ye' : 'e';
}

/** A word without ezafe as it is heard: a doubled consonant at its end is single there (haq, but haqq-e). */
export function heardWithoutEzafe(phonemes: Phonemes): Phonemes {
  return phonemes.replace(/([^aeoAiu])\1$/, '$1');
}
