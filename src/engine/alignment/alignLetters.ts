import { isShortVowel } from '../phonology.ts';
import type { Phonemes } from '../types.ts';
import { LETTER_NAMES } from './letterNames.ts';

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
  for (let letter = 0; letter <= letters.length; letter++) {
    for (let phoneme = 0; phoneme <= phonemes.length; phoneme++) {
      const here = steps[letter * width + phoneme];
      if (here === undefined) continue;
      const relax: Relax = (at, added, sound) => {
        const cost = here.cost + added;
        const known = steps[at];
        if (known === undefined || cost < known.cost - 1e-9) steps[at] = { cost, letter, phoneme, sound };
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
  for (const { carrier, cost } of OPTIONS.get(letters[letter] ?? '') ?? NO_OPTIONS)
    if (phonemes.startsWith(carrier, phoneme) && fits(letters, letter, carrier))
      moveWith(cell, carrier, cost + positionCost(letters, letter, carrier), move);
  moveWith(cell, '', silentCost(letters, letter), move);
}

function moveWith(
  { letters, letter, phonemes, phoneme }: Cell,
  carrier: string,
  cost: number,
  move: Move,
): void {
  const { length } = carrier;
  const sounds = soundsOf(carrier);
  move(length, cost, sounds['']);
  const next = phonemes[phoneme + length] ?? '';
  if (!(isUnwrittenVowel(next) && mayCarryVowel(letters, letter, carrier))) return;
  if (next !== 'A') move(length + 1, cost + 0.02, sounds[next]);
  else if (carrier !== '') move(length + 1, cost + UNWRITTEN_LONG_A_COST, sounds[next]);
}

function isUnwrittenVowel(phoneme: string): phoneme is 'a' | 'e' | 'o' | 'A' {
  return phoneme === 'A' || isShortVowel(phoneme);
}

type SoundsOfCarrier = Readonly<Record<LetterSound['vowel'], LetterSound>>;

/** Each carrier with each vowel, made once. */
const SOUNDS = new Map<string, SoundsOfCarrier>();

function soundsOf(carrier: string): SoundsOfCarrier {
  const known = SOUNDS.get(carrier);
  if (known !== undefined) return known;
  const doubled = carrier.length === 2 && carrier[0] === carrier[1];
  const sound = (vowel: LetterSound['vowel']): LetterSound => ({ carrier, vowel, doubled });
  const made = { '': sound(''), a: sound('a'), e: sound('e'), o: sound('o'), A: sound('A') };
  SOUNDS.set(carrier, made);
  return made;
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
