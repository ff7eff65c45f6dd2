import { LETTER_NAMES } from './letterNames.ts';
import { isShortVowel } from './phonology.ts';
import type { Phonemes } from './types.ts';

/** What one letter of a word sounds like. */
export interface LetterSound {
  /** The sound of the letter itself; empty for a silent letter or a mere seat of a vowel. */
  readonly carrier: string;
  /** The unwritten vowel after it: short, or the ā of الله and رحمن. */
  readonly vowel: '' | 'a' | 'e' | 'o' | 'A';
  /** A doubled consonant (tashdid). */
  readonly doubled: boolean;
}

export interface LetterAlignment {
  /** One entry for each letter (UTF-16 unit) of the word, ZWNJ included. */
  readonly sounds: readonly LetterSound[];
  /** 0 for a perfect fit; above `MISFIT_COST` the letters cannot carry the phonemes. */
  readonly cost: number;
}

/** The cost of a letter or a phoneme that nothing explains; any alignment above it is a misfit. */
export const MISFIT_COST = 6;

interface Option {
  readonly carrier: string;
  readonly cost: number;
}

const CONSONANTS: Readonly<Record<string, string>> = {
  ب: 'b',
  پ: 'p',
  ت: 't',
  ط: 't',
  ث: 's',
  س: 's',
  ص: 's',
  ج: 'j',
  چ: 'C',
  ح: 'h',
  خ: 'x',
  د: 'd',
  ذ: 'z',
  ز: 'z',
  ض: 'z',
  ظ: 'z',
  ر: 'r',
  ژ: 'Z',
  ش: 'S',
  غ: 'q',
  ق: 'q',
  ف: 'f',
  ک: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
};

/** Letters with more than one value. Silent carriers are free only where Persian has them: see `silentCost`. */
const OTHER_LETTERS: Readonly<Record<string, readonly Option[]>> = {
  ا: options(['A', 0], ['?', 0.4], ['?A', 0.6], ['an', 0.3], ['?an', 0.5]),
  آ: options(['A', 0], ['?A', 0.1]),
  أ: options(['?', 0], ['A', 1]),
  إ: options(['?', 0]),
  ٱ: options(['', 0.2], ['A', 0.5]),
  و: options(['v', 0], ['vv', 0.1], ['u', 0], ['o', 0.2], ['w', 0.1], ['uv', 1], ['vu', 1], ['?', 2]),
  ؤ: options(['?', 0], ['?u', 0.3], ['u', 1], ['v', 1.5]),
  ی: options(['y', 0], ['yy', 0.1], ['i', 0], ['iy', 0.1], ['A', 0.3], ['?', 1.2], ['?i', 1.2]),
  ئ: options(['?', 0], ['y', 0.6], ['?i', 0.4], ['i', 1]),
  ء: options(['?', 0], ['', 0.3]),
  ه: options(['h', 0], ['hh', 0.1]),
  ة: options(['t', 0], ['', 0.2]),
  ع: options(['?', 0], ['??', 0.1], ['A', 2]),
  // The ezafe inside a phrase whose first word ends in a silent ه, رده‌سنی, and the n of a tanvin, متنازع‌فیه.
  '\u200c': options(['', 0], ['y', 0.3], ['n', 0.5]),
  '\u200d': options(['', 0]),
};

const SILENT_LETTER_COST = 4;
const UNWRITTEN_LONG_A_COST = 2;
const PHONEME_WITHOUT_LETTER_COST = MISFIT_COST;

function options(...pairs: readonly (readonly [string, number])[]): readonly Option[] {
  return pairs.map(([carrier, cost]) => ({ carrier, cost }));
}

const OPTIONS = new Map<string, readonly Option[]>([
  ...Object.entries(CONSONANTS).map(
    ([letter, sound]) => [letter, options([sound, 0], [sound + sound, 0.1])] as const,
  ),
  ...Object.entries(OTHER_LETTERS),
]);
const NO_OPTIONS: readonly Option[] = [];

interface Step {
  readonly cost: number;
  readonly letter: number;
  readonly phoneme: number;
  readonly sound: LetterSound | undefined;
}

/**
 * Finds the cheapest way in which the letters of a normalised word (no marks) carry the phonemes:
 * a dynamic programme over letters x phonemes. Always succeeds; the cost tells how well.
 */
export function alignLetters(letters: string, phonemes: Phonemes): LetterAlignment {
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
  const steps = bestSteps(letters, phonemes);
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

const SILENT: LetterSound = { carrier: '', vowel: '', doubled: false };

function bestSteps(letters: string, phonemes: Phonemes): (Step | undefined)[] {
  const width = phonemes.length + 1;
  const steps: (Step | undefined)[] = new Array((letters.length + 1) * width);
  steps[0] = { cost: 0, letter: 0, phoneme: 0, sound: undefined };
  const relax = (toLetter: number, toPhoneme: number, step: Step): void => {
    const known = steps[toLetter * width + toPhoneme];
    if (known === undefined || step.cost < known.cost - 1e-9) steps[toLetter * width + toPhoneme] = step;
  };
  for (let letter = 0; letter <= letters.length; letter++) {
    for (let phoneme = 0; phoneme <= phonemes.length; phoneme++) {
      const here = steps[letter * width + phoneme];
      if (here === undefined) continue;
      if (phoneme < phonemes.length)
        relax(letter, phoneme + 1, {
          cost: here.cost + PHONEME_WITHOUT_LETTER_COST,
          letter,
          phoneme,
          sound: undefined,
        });
      if (letter < letters.length)
        for (const move of movesFrom(letters, letter, phonemes, phoneme))
          relax(letter + 1, phoneme + move.length, {
            cost: here.cost + move.cost,
            letter,
            phoneme,
            sound: move.sound,
          });
    }
  }
  return steps;
}

interface Move {
  readonly length: number;
  readonly cost: number;
  readonly sound: LetterSound;
}

function movesFrom(letters: string, letter: number, phonemes: Phonemes, phoneme: number): Move[] {
  const moves: Move[] = [];
  const add = (carrier: string, cost: number): void => {
    const doubled = carrier.length === 2 && carrier[0] === carrier[1];
    moves.push({ length: carrier.length, cost, sound: { carrier, vowel: '', doubled } });
    const next = phonemes[phoneme + carrier.length] ?? '';
    if (isShortVowel(next) && mayCarryVowel(letters, letter, carrier))
      moves.push({
        length: carrier.length + 1,
        cost: cost + 0.02,
        sound: { carrier, vowel: next as 'a' | 'e' | 'o', doubled },
      });
    else if (next === 'A' && carrier !== '' && mayCarryVowel(letters, letter, carrier))
      moves.push({
        length: carrier.length + 1,
        cost: cost + UNWRITTEN_LONG_A_COST,
        sound: { carrier, vowel: 'A', doubled },
      });
  };
  for (const { carrier, cost } of OPTIONS.get(letters[letter] ?? '') ?? NO_OPTIONS)
    if (phonemes.startsWith(carrier, phoneme) && fits(letters, letter, carrier))
      add(carrier, cost + positionCost(letters, letter, carrier));
  add('', silentCost(letters, letter));
  return moves;
}

/** Tanvin stands only on the last letter, and a ZWNJ is heard only as ezafe behind a silent ه, or as tanvin. */
function fits(letters: string, letter: number, carrier: string): boolean {
  if (letters[letter] === '\u200c' && carrier !== '')
    return (letters[letter - 1] === 'ه') === (carrier === 'y');
  return !(carrier === 'an' || carrier === '?an') || letter === letters.length - 1;
}

function positionCost(letters: string, letter: number, carrier: string): number {
  const current = letters[letter];
  if (current === 'ی' && carrier === 'A') return isFinal(letters, letter) ? 0 : 2;
  if (current === 'ا' && carrier === 'A' && letter === 0) return 0.8;
  return 0;
}

function silentCost(letters: string, letter: number): number {
  const current = letters[letter];
  if (current === '\u200c' || current === '\u200d') return 0;
  if (current === 'ا') return isInitial(letters, letter) ? 0 : 1.5;
  if (current === 'ه') return isFinal(letters, letter) ? 0.05 : 2;
  if (current === 'و') return letters[letter - 1] === 'خ' ? 0.1 : 2;
  if (current === 'ع' || current === 'ء') return isInitial(letters, letter) ? 0 : 0.6;
  if (current === 'ل' && /[ال]/.test(letters[letter - 1] ?? '')) return 1;
  return SILENT_LETTER_COST;
}

/** When silent: خود is an o that و writes, not a silent و with an o. */
const CARRIES_NO_VOWEL: ReadonlySet<string> = new Set(['\u200c', 'ه', 'و']);

function mayCarryVowel(letters: string, letter: number, carrier: string): boolean {
  if (carrier === '' && CARRIES_NO_VOWEL.has(letters[letter] ?? '')) return false;
  return !/[Aiuo]$|an$/.test(carrier);
}

function isInitial(letters: string, letter: number): boolean {
  return letter === 0 || letters[letter - 1] === '\u200c';
}

function isFinal(letters: string, letter: number): boolean {
  return letter === letters.length - 1 || letters[letter + 1] === '\u200c';
}
