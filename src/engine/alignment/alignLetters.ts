import type { Phonemes } from '../types.ts';
import { cheapestSteps } from './cheapestSteps.ts';
import { type LetterSound, SILENT } from './letterSound.ts';

interface LetterAlignment {
  /** One entry for each letter (UTF-16 unit) of the word, ZWNJ included. */
  readonly sounds: readonly LetterSound[];
  /** 0 for a perfect fit; above `MISFIT_COST` the letters cannot carry the phonemes. */
  readonly cost: number;
}

/**
 * Finds the cheapest way in which the letters of a normalised word (no marks) carry the phonemes:
 * a dynamic programme over letters x phonemes. Always succeeds; the cost tells how well.
 */
export function alignLetters(letters: string, phonemes: Phonemes): LetterAlignment {
  const key = `${letters} ${phonemes}`;
  const known = alignments.get(key);
  if (known !== undefined) return known;
  if (alignments.size >= KEPT_ALIGNMENTS) alignments.clear();
  const alignment = newAlignment(letters, phonemes);
  alignments.set(key, alignment);
  return alignment;
}

/** A text has most of its words several times, and each is asked for more than once. */
const alignments = new Map<string, LetterAlignment>();
const KEPT_ALIGNMENTS = 1000;

function newAlignment(letters: string, phonemes: Phonemes): LetterAlignment {
  const name = LETTER_NAMES[letters];
  if (name !== undefined && phonemes.startsWith(name)) return alignedName(name, phonemes.slice(name.length));
  if (letters.length * phonemes.length > MAX_CELLS) return unaligned(letters);
  return aligned(letters, phonemes);
}

/** The time taken grows with letters times phonemes; no word that is one has so many. */
const MAX_CELLS = 10_000;

function unaligned(letters: string): LetterAlignment {
  return { sounds: Array.from(letters, () => SILENT), cost: UNALIGNED_COST };
}

const UNALIGNED_COST = 1000;

/** A letter by its name, with ezafe behind it or not. */
function alignedName(name: Phonemes, ezafe: Phonemes): LetterAlignment {
  return { sounds: [{ carrier: name, vowel: ezafe === 'e' ? 'e' : '', doubled: false }], cost: 0 };
}

function aligned(letters: string, phonemes: Phonemes): LetterAlignment {
  const steps = cheapestSteps(letters, phonemes);
  const sounds: LetterSound[] = Array.from(letters, () => SILENT);
  let letter = letters.length;
  let phoneme = phonemes.length;
  const width = phonemes.length + 1;
  for (;;) {
    const step = steps[letter * width + phoneme];
    if (step === undefined || (letter === 0 && phoneme === 0)) break;
    if (step.sound !== undefined) sounds[step.letter] = step.sound;
    letter = step.letter;
    phoneme = step.phoneme;
  }
  return { sounds, cost: steps[letters.length * width + phonemes.length]?.cost ?? 0 };
}

/** What a letter that stands by itself is called (بند ج), where the letter alone does not carry its name; یس is two. */
const LETTER_NAMES: Readonly<Record<string, Phonemes>> = {
  ا: 'alef',
  ج: 'jim',
  د: 'dAl',
  ذ: 'zAl',
  س: 'sin',
  ش: 'Sin',
  ص: 'sAd',
  ض: 'zAd',
  ع: 'eyn',
  غ: 'qeyn',
  ق: 'qAf',
  ک: 'kAf',
  گ: 'gAf',
  ل: 'lAm',
  م: 'mim',
  ن: 'nun',
  یس: 'yAsin',
};
