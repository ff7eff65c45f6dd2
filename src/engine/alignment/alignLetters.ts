import { isShortVowel } from '../phonology.ts';
import type { Phonemes } from '../types.ts';
import { type LetterSound, SILENT, soundsOfCarrier, withTanvin } from './letterSound.ts';
import { carriedVowelCost, fits, mayCarryVowel, positionCost, silentCost, valuesOf } from './letterValues.ts';

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
  const steps = stepsThatFit(letters, phonemes) ?? cheapestSteps(letters, phonemes);
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

/** The cost of a letter or a phoneme that nothing explains; any alignment above it is a misfit. */
export const MISFIT_COST = 6;

const UNWRITTEN_SHORT_VOWEL_COST = 0.02;
const UNWRITTEN_LONG_A_COST = 2;
const UNWRITTEN_TANVIN_COST = 1;
const PHONEME_WITHOUT_LETTER_COST = MISFIT_COST;
/** Costs that differ by less are the same, but for the rounding of their sums: the first way that was found stays. */
const LEAST_DIFFERENCE = 1e-9;

/** Where a cell of the table is reached from. */
interface Step {
  /** What the cheapest way to the cell costs, this step included. */
  readonly cost: number;
  /** The cell that it comes from. */
  readonly letter: number;
  readonly phoneme: number;
  /** The sound of the letter that it passes; undefined where it passes a phoneme alone. */
  readonly sound: LetterSound | undefined;
}

/** Below `MISFIT_COST`, and no sum of costs. */
const MOST_OF_A_FIT = MISFIT_COST - 0.005;

/**
 * The same table without the cells that only a misfit leads to, which are most of it. Since no cost is negative, the way to
 * the end is the same; undefined if there is none.
 */
function stepsThatFit(letters: string, phonemes: Phonemes): (Step | undefined)[] | undefined {
  const steps = cheapestSteps(letters, phonemes, MOST_OF_A_FIT);
  return steps.at(-1) === undefined ? undefined : steps;
}

/**
 * Fills the table of a dynamic programme over letters x phonemes: the cheapest step that leads to each cell, if that costs
 * less than `limit`. The cell behind `letter` letters and `phoneme` phonemes has the number
 * `letter * (phonemes.length + 1) + phoneme`.
 */
function cheapestSteps(
  letters: string,
  phonemes: Phonemes,
  limit = Number.POSITIVE_INFINITY,
): (Step | undefined)[] {
  const width = phonemes.length + 1;
  const steps: (Step | undefined)[] = new Array((letters.length + 1) * width);
  steps[0] = { cost: 0, letter: 0, phoneme: 0, sound: undefined };
  for (let letter = 0; letter <= letters.length; letter++) {
    for (let phoneme = 0; phoneme <= phonemes.length; phoneme++) {
      const here = steps[letter * width + phoneme];
      if (here === undefined) continue;
      const relax: Relax = (at, added, sound) => {
        const cost = here.cost + added;
        if (cost >= limit) return;
        const known = steps[at];
        if (known === undefined || cost < known.cost - LEAST_DIFFERENCE)
          steps[at] = { cost, letter, phoneme, sound };
      };
      const at = letter * width + phoneme;
      if (phoneme < phonemes.length) relax(at + 1, PHONEME_WITHOUT_LETTER_COST, undefined);
      if (letter < letters.length)
        moveFrom({ letters, letter, phonemes, phoneme }, (length, cost, sound) =>
          relax(at + width + length, cost, sound),
        );
    }
  }
  return steps;
}

/** What a step to a cell costs, and the sound of the letter that it passes. */
type Relax = (at: number, cost: number, sound: LetterSound | undefined) => void;

/** A letter that takes the next `length` phonemes. */
type Move = (length: number, cost: number, sound: LetterSound) => void;

interface Cell {
  readonly letters: string;
  readonly letter: number;
  readonly phonemes: Phonemes;
  readonly phoneme: number;
}

function moveFrom(cell: Cell, move: Move): void {
  const { letters, letter, phonemes, phoneme } = cell;
  for (const { carrier, cost } of valuesOf(letters[letter] ?? ''))
    if (phonemes.startsWith(carrier, phoneme) && fits(letters, letter, carrier))
      moveWith(cell, carrier, cost + positionCost(letters, letter, carrier), move);
  moveWith(cell, '', silentCost(letters, letter), move);
}

function moveWith(cell: Cell, carrier: string, cost: number, move: Move): void {
  const { letters, letter, phonemes, phoneme } = cell;
  const { length } = carrier;
  const sounds = soundsOfCarrier(carrier);
  move(length, cost, sounds['']);
  const next = phonemes[phoneme + length] ?? '';
  if (isLongBehindHe(cell, carrier, next)) move(length + 1, cost + UNWRITTEN_LONG_A_COST, sounds[next]);
  if (!(isUnwrittenVowel(next) && mayCarryVowel(letters, letter, carrier))) return;
  const carried = cost + carriedVowelCost(letters, letter, carrier);
  if (next !== 'A') {
    move(length + 1, carried + UNWRITTEN_SHORT_VOWEL_COST, sounds[next]);
    const isEnd = letter === letters.length - 1 && phoneme + length + 2 === phonemes.length;
    if (isEnd && carrier !== '' && phonemes.endsWith('n'))
      move(length + 2, carried + UNWRITTEN_TANVIN_COST, withTanvin(sounds[next]));
  }
  if (next === 'A' && carrier !== '') move(length + 1, cost + UNWRITTEN_LONG_A_COST, sounds[next]);
}

/** له is lahu in a sentence of Arabic, به behi. */
function isLongBehindHe({ letters, letter }: Cell, carrier: string, next: string): next is 'i' | 'u' {
  return carrier === 'h' && (next === 'i' || next === 'u') && letter === letters.length - 1;
}

function isUnwrittenVowel(phoneme: string): phoneme is 'a' | 'e' | 'o' | 'A' {
  return phoneme === 'A' || isShortVowel(phoneme);
}
