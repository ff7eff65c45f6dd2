import { isVowel } from '../phonology.ts';
import type { Phonemes } from '../types.ts';

/** The letters of the phoneme voice (`data/voice/px_rules`): one for each phoneme. */
const LETTERS: Readonly<Record<string, string>> = { A: 'â', S: 'š', Z: 'ž', C: 'č', '?': 'þ' };

/** Stands before the vowel of the stressed syllable. */
const STRESS = 'ñ';
/** Stands before the vowel of a syllable without stress. */
const UNSTRESSED = 'ö';
/** Stands before the vowel of a syllable without stress that is drawn out. */
const DRAWN = 'ø';

/**
 * Says of every vowel without a mark of its own that it has no stress, for eSpeak NG stresses each word somewhere.
 * @param isLast whether a pause follows, before which the last vowel is drawn out
 */
export function withoutOtherStress(letters: string, isLast: boolean): string {
  const last = /[aeiouâ][^aeiouâ]*$/.exec(letters)?.index;
  return letters.replace(/(?<!ñ)[aeiouâ]/g, (vowel, at: number) =>
    isLast && at === last ? DRAWN + vowel : UNSTRESSED + vowel,
  );
}

/**
 * Phonemes as the phoneme voice reads them, with the stress on the `stressed`-th vowel (from 0), counted from
 * the start; a negative number counts from the end, `undefined` leaves the word unstressed.
 */
export function voiceLetters(phonemes: Phonemes, stressed?: number): string {
  const vowels = [...phonemes].filter(isVowel).length;
  const target = stressed === undefined ? -1 : stressed < 0 ? vowels + stressed : stressed;
  let vowel = -1;
  return Array.from(phonemes, (phoneme) => {
    if (isVowel(phoneme)) vowel++;
    const mark = isVowel(phoneme) && vowel === target ? STRESS : '';
    return mark + (LETTERS[phoneme] ?? phoneme);
  }).join('');
}
