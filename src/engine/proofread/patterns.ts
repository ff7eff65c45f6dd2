import type { TextChange } from '../../text/span.ts';

/** The inside of a character class: letters of the Persian script, without tatweel. */
export const LETTERS =
  '\\u0620-\\u063f\\u0641-\\u064a\\u066e\\u066f\\u0671-\\u06d3\\u06d5\\u06ee\\u06ef\\u06fa-\\u06fc\\u06ff\\ufb50-\\ufbb1\\ufbd3-\\ufd3d\\ufd50-\\ufdfb\\ufe80-\\ufefc';
/** Marks on letters. */
export const MARKS = '\\u064b-\\u065f\\u0670';
/** Letters, marks and what joins or parts them. */
export const IN_WORD = `${LETTERS}${MARKS}\\u200c`;
/** Digits as Persian, Arabic and English write them. */
export const DIGITS = '\\u06f0-\\u06f9\\u0660-\\u06690-9';

/** What `replace` makes of each match; a match that stays as it is is no change. */
export function replacements(
  text: string,
  pattern: RegExp,
  replace: (match: string, utf16Start: number) => string,
): TextChange[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: match, index }) => {
    const replaced = replace(match, index);
    return replaced === match ? [] : [{ utf16Start: index, utf16End: index + match.length, text: replaced }];
  });
}

const PERSIAN_ZERO = 0x6f0;

/** A number with the digits of Persian for Arabic ones or Latin ones, whose zero is `zero`. */
export function persianDigits(number: string, zero: number): string {
  return number.replace(/[0-9\u0660-\u0669]/g, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - zero + PERSIAN_ZERO),
  );
}
