import type { Phonemes } from '../../types.ts';

/** What a syllable fills of a metre, and what it costs to weigh it so: 1 is about as bad as an unlikely reading. */
export interface Weight {
  /** `overlong` is heavy with a light one behind it: دوست، دست. `any` ends a hemistich. */
  readonly fills: 'light' | 'heavy' | 'overlong' | 'any';
  readonly cost: number;
}

/** The ways to weigh a syllable. */
export type Weights = readonly Weight[];

/** What stands behind a word: a word that begins with a vowel or with a consonant, or the end of the hemistich. */
export type Behind = 'consonant' | 'vowel' | 'end';

const LIGHT: Weight = { fills: 'light', cost: 0 };
const HEAVY: Weight = { fills: 'heavy', cost: 0 };
const OVERLONG: Weight = { fills: 'overlong', cost: 0 };

const SHORT: Weights = [LIGHT];
const LONG: Weights = [HEAVY];
/** Ezafe, و and other short vowels at the end of a word may be long. */
const SHORT_AT_END: Weights = [LIGHT, { fills: 'heavy', cost: 0.5 }];
/** ی and و may be short before a vowel. */
const LONG_BEFORE_VOWEL: Weights = [HEAVY, { fills: 'light', cost: 0.5 }];
const BEYOND_HEAVY: Weights = [OVERLONG, { fills: 'heavy', cost: 1.5 }];
const LAST: Weights = [{ fills: 'any', cost: 0 }];

/** What it costs that a glottal stop parts a vowel from the consonant before it. */
const GLOTTAL_STOP = 0.2;

/** A vowel with the consonants behind it that do not begin the next syllable. */
const SYLLABLE = /([aeoAiu])((?:[^aeoAiu](?![aeoAiu]))*)/g;

/** The syllables of a word: before a vowel, its last consonant may begin the next one. */
export function syllablesOf(sound: Phonemes, behind: Behind): readonly Weights[] {
  const found = [...sound.matchAll(SYLLABLE)];
  return found.map(([all, vowel = '', coda = ''], at) => {
    if (at === found.length - 1) return lastSyllable(vowel, coda, behind);
    const glides = vowel === 'i' && sound[(found[at]?.index ?? 0) + all.length] === 'y';
    return glides ? LONG_BEFORE_VOWEL : closedSyllable(vowel, coda);
  });
}

function lastSyllable(vowel: string, coda: string, behind: Behind): Weights {
  if (behind === 'end') return LAST;
  if (behind === 'vowel' && coda !== '') {
    const apart = closedSyllable(vowel, coda);
    return [
      ...closedSyllable(vowel, coda.slice(0, -1)),
      ...apart.map(({ fills, cost }) => ({ fills, cost: cost + GLOTTAL_STOP })),
    ];
  }
  if (coda !== '') return closedSyllable(vowel, coda);
  if (isShort(vowel)) return SHORT_AT_END;
  return behind === 'vowel' && vowel !== 'A' ? LONG_BEFORE_VOWEL : LONG;
}

function closedSyllable(vowel: string, coda: string): Weights {
  // n behind a long vowel is not counted: جان is as long as جا.
  const counted = isShort(vowel) || !coda.startsWith('n') ? coda.length : coda.length - 1;
  const length = counted + (isShort(vowel) ? 1 : 2);
  if (length === 1) return SHORT;
  return length === 2 ? LONG : BEYOND_HEAVY;
}

function isShort(vowel: string): boolean {
  return vowel === 'a' || vowel === 'e' || vowel === 'o';
}
