/**
 * A letter of the Persian script, the Arabic look-alikes and presentation forms included. Tatweel (U+0640),
 * digits and punctuation are no letters.
 */
const PERSIAN_LETTER =
  /[\u0620-\u063f\u0641-\u064a\u066e\u066f\u0671-\u06d3\u06d5\u06ee\u06ef\u06fa-\u06fc\u06ff\ufb50-\ufbb1\ufbd3-\ufd3d\ufd50-\ufdfb\ufdfd\ufe80-\ufefc]/;

/** Whether `text` has at least one letter of the Persian script. */
export function hasPersianLetter(text: string): boolean {
  return PERSIAN_LETTER.test(text);
}

/** Whether `text` has a letter of the Persian script, or a digit of Persian or Arabic, which is read in Persian too. */
export function hasPersian(text: string): boolean {
  return hasPersianLetter(text) || /[۰-۹٠-٩]/.test(text);
}

/** Whether `text` has at least one Latin letter. */
export function hasLatinLetter(text: string): boolean {
  return /\p{Script=Latin}/u.test(text);
}

/** Whether the UTF-16 code unit `unit` is a letter of the Persian script. */
export function isPersianLetter(unit: number): boolean {
  return PERSIAN_LETTER.test(String.fromCharCode(unit));
}

/** How many letters of a text are written from right to left, and how many the other way. */
export interface LetterCount {
  readonly rightToLeft: number;
  readonly leftToRight: number;
}

const LETTERS = /[^\P{L}\u0640]/gu;
const RIGHT_TO_LEFT_LETTERS =
  /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;

/** Counts the letters of both directions; marks, digits and signs have none. */
export function countLetters(text: string): LetterCount {
  const rightToLeft = text.match(RIGHT_TO_LEFT_LETTERS)?.length ?? 0;
  return { rightToLeft, leftToRight: (text.match(LETTERS)?.length ?? 0) - rightToLeft };
}

/** The direction of the letters that prevail, whichever comes first; none where there are none. */
export function prevailingDirection({ rightToLeft, leftToRight }: LetterCount): 'rtl' | 'ltr' | undefined {
  if (rightToLeft + leftToRight === 0) return undefined;
  return rightToLeft >= leftToRight ? 'rtl' : 'ltr';
}
