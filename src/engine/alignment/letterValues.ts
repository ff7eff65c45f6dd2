import { ZWNJ } from '../signs.ts';

/** A sound that a letter can have, and how unusual that is; 0 is its plain one. */
interface LetterValue {
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
const OTHER_LETTERS: Readonly<Record<string, readonly LetterValue[]>> = {
  ا: values(['A', 0], ['?', 0.4], ['?A', 0.6], ['an', 0.3], ['?an', 0.5]),
  آ: values(['A', 0], ['?A', 0.1]),
  أ: values(['?', 0], ['A', 1]),
  إ: values(['?', 0]),
  ٱ: values(['', 0.2], ['A', 0.5]),
  و: values(['v', 0], ['vv', 0.1], ['u', 0], ['o', 0.2], ['w', 0.1], ['uv', 1], ['vu', 1], ['?', 2]),
  ؤ: values(['?', 0], ['?u', 0.3], ['u', 1], ['v', 1.5]),
  ی: values(['y', 0], ['yy', 0.1], ['i', 0], ['iy', 0.1], ['A', 0.3], ['?', 1.2], ['?i', 1.2]),
  ئ: values(['?', 0], ['y', 0.6], ['?i', 0.4], ['i', 1]),
  ء: values(['?', 0], ['', 0.3]),
  ه: values(['h', 0], ['hh', 0.1]),
  ة: values(['t', 0], ['', 0.2]),
  ع: values(['?', 0], ['??', 0.1], ['A', 2]),
  // The ezafe inside a phrase whose first word ends in a silent ه, رده‌سنی, and the n of a tanvin, متنازع‌فیه.
  [ZWNJ]: values(['', 0], ['y', 0.3], ['n', 0.5]),
  '\u200d': values(['', 0]),
};

const SILENT_LETTER_COST = 4;

function values(...pairs: readonly (readonly [string, number])[]): readonly LetterValue[] {
  return pairs.map(([carrier, cost]) => ({ carrier, cost }));
}

const VALUES = new Map<string, readonly LetterValue[]>([
  ...Object.entries(CONSONANTS).map(
    ([letter, sound]) => [letter, values([sound, 0], [sound + sound, 0.1])] as const,
  ),
  ...Object.entries(OTHER_LETTERS),
]);
const NO_VALUES: readonly LetterValue[] = [];

/** The sounds that a letter can have in some word; empty for what is no letter of Persian. */
export function valuesOf(letter: string): readonly LetterValue[] {
  return VALUES.get(letter) ?? NO_VALUES;
}

/** Tanvin stands only on the last letter, and a ZWNJ is heard only as ezafe behind a silent ه, or as tanvin. */
export function fits(letters: string, letter: number, carrier: string): boolean {
  if (letters[letter] === ZWNJ && carrier !== '') return (letters[letter - 1] === 'ه') === (carrier === 'y');
  return !(carrier === 'an' || carrier === '?an') || letter === letters.length - 1;
}

/** What a sound costs on top at this place of the word. */
export function positionCost(letters: string, letter: number, carrier: string): number {
  const current = letters[letter];
  // Of the two ل in الله the first is that of the article.
  if (carrier === 'l' && letters[letter + 1] === 'ل' && isOfArticle(letters, letter)) return 0.3;
  if (current === 'ی' && carrier === 'A') return isFinal(letters, letter) ? 0 : 2;
  if (current === 'ا' && carrier === 'A' && letter === 0) return 0.8;
  return 0;
}

/** What it costs that a letter is not heard. */
export function silentCost(letters: string, letter: number): number {
  const current = letters[letter];
  if (current === ZWNJ || current === '\u200d') return 0;
  if ((current === 'أ' || current === 'إ') && isInitial(letters, letter)) return 0;
  if (current === 'ا') return isInitial(letters, letter) ? 0 : letters[letter + 1] === 'ل' ? 0.3 : 1.5;
  if (current === 'ه') return isFinal(letters, letter) ? 0.05 : 2;
  if (current === 'و') return letters[letter - 1] === 'خ' ? 0.1 : 2;
  if (current === 'ع' || current === 'ء') return isInitial(letters, letter) ? 0 : 0.6;
  if (current === 'ل' && /[ال]/.test(letters[letter - 1] ?? ''))
    return SUN_LETTER.test(letters[letter + 1] ?? '') ? 0.05 : 1;
  return current === 'ی' && ARTICLE_BEHIND.test(letters.slice(letter + 1, letter + 4))
    ? 0.2
    : SILENT_LETTER_COST;
}

/** The letters to which the l of the Arabic article is assimilated. */
export const SUN_LETTER = /^[تثدذرزسشصضطظلن]/;
/** Before the article a long vowel is short: the ی of «فی‌الواقع» is silent, and its e that of ف. */
const ARTICLE_BEHIND = /^\u200c?ال/;
/** What a vowel costs on the silent alef of the article, or on one or a ی before it: it belongs to the letter before. */
const VOWEL_ON_SILENT_LETTER_COST = 0.5;

/** What a vowel costs on top behind a letter that has this sound. */
export function carriedVowelCost(letters: string, letter: number, carrier: string): number {
  if (carrier !== '' || letter === 0) return 0;
  const isBare = letter === letters.length - 1 || letters[letter + 1] === 'ل';
  const isSilentSeat = letters[letter] === 'ی' || (letters[letter] === 'ا' && isBare);
  return isSilentSeat ? VOWEL_ON_SILENT_LETTER_COST : 0;
}

function isOfArticle(letters: string, letter: number): boolean {
  return letters[letter] === 'ل' && letters[letter - 1] === 'ا';
}

/** When silent: خود is an o that و writes, not a silent و with an o; the ل of the article has no mark. */
const CARRIES_NO_VOWEL: ReadonlySet<string> = new Set([ZWNJ, 'ه', 'ة', 'و', 'ل']);

/** Whether an unwritten vowel may follow a letter that has this sound. */
export function mayCarryVowel(letters: string, letter: number, carrier: string): boolean {
  const current = letters[letter] ?? '';
  if (carrier === '' && CARRIES_NO_VOWEL.has(current)) return false;
  return !/[Aiuo]$|an$/.test(carrier) && !(carrier === 'n' && current === ZWNJ);
}

function isInitial(letters: string, letter: number): boolean {
  return letter === 0 || letters[letter - 1] === ZWNJ;
}

function isFinal(letters: string, letter: number): boolean {
  return letter === letters.length - 1 || letters[letter + 1] === ZWNJ;
}
