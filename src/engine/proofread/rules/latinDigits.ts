import type { TextChange } from '../../../text/span.ts';
import { persianDigits } from '../patterns.ts';
import type { TidyRule, TidyStep } from '../rule.ts';

const LATIN_ZERO = 0x30;

/** A number with its points, commas, colons and slashes; none that is part of a name, an address or a formula. */
const NUMBER =
  '(?<![\\p{L}\\p{M}\\p{N}_@#\\\\/.,:;=+*^~$<>&٫٬-])[0-9]{1,40}(?:[.,:/٫٬-][0-9]{1,40}){0,8}(?![\\p{L}\\p{M}\\p{N}_@#\\\\/=+*^~$<>-]|[.,:٫٬][\\p{L}\\p{N}])';
const WORDS_AND_NUMBERS = new RegExp(`${NUMBER}|[\\p{L}_][\\p{L}\\p{M}\\u200c_]*`, 'gu');
const LATIN = /[\p{Script=Latin}_]/u;
const PERSIAN = /\p{Script=Arabic}/u;
/** A Latin word behind nothing else has the number for its own: `iPhone 15`, `16 GB`. */
const NOTHING_ELSE = /^[ -]{0,2}$/;

/** Writes Persian digits for Latin ones in the numbers between Persian words. */
const tidyLatinDigits: TidyStep = (text) => {
  const changes: TextChange[] = [];
  let before: RegExpExecArray | undefined;
  let numbers: RegExpExecArray[] = [];
  const decide = (behind?: RegExpExecArray) => {
    for (const number of numbers) if (isPersian(text, before, number, behind)) changes.push(changeOf(number));
    numbers = [];
    before = behind;
  };
  for (const match of text.matchAll(WORDS_AND_NUMBERS)) {
    if (/^[0-9]/.test(match[0])) numbers.push(match);
    else decide(match);
  }
  decide();
  return changes;
};

function changeOf({ 0: number, index }: RegExpExecArray): TextChange {
  const text = persianDigits(number, LATIN_ZERO);
  return { utf16Start: index, utf16End: index + number.length, text };
}

/** Whether a number is no Latin word's, and a word before or behind it is Persian. */
function isPersian(
  text: string,
  before: RegExpExecArray | undefined,
  number: RegExpExecArray,
  behind: RegExpExecArray | undefined,
): boolean {
  if (isLatinBeside(text, before, number) || isLatinBeside(text, number, behind)) return false;
  return [before, behind].some((word) => word !== undefined && PERSIAN.test(word[0]));
}

function isLatinBeside(
  text: string,
  first: RegExpExecArray | undefined,
  second: RegExpExecArray | undefined,
): boolean {
  if (first === undefined || second === undefined || !LATIN.test(first[0] + second[0])) return false;
  const utf16End = first.index + first[0].length;
  return second.index - utf16End <= 2 && NOTHING_ELSE.test(text.slice(utf16End, second.index));
}

export const latinDigits: TidyRule = {
  name: 'latin-digits',
  isOptional: true,
  reason: {
    en: 'Between Persian words "{0}" is written "{1}".',
    fa: 'میان واژه‌های فارسی، «{0}» را «{1}» می‌نویسند.',
  },
  severity: 'hint',
  mends: [{ before: 'او 5 روز ماند.', after: 'او ۵ روز ماند.' }],
  stays: ['گوشی iPhone 15 خوب است.'],
  tidies: [tidyLatinDigits],
};
