import { IN_WORD, LETTERS, MARKS, replacements } from '../patterns.ts';
import type { TidyRule, TidyStep } from '../rule.ts';

const PERSIAN_FOR: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' };

const BEHIND_PERSIAN = `(?<=[${LETTERS}${MARKS}۰-۹»)"”] ?[؟?!]{0,3})`;
/** «سلام ,دوستان»: the space stands on the wrong side. */
const BEHIND_SPACE = `(?<=[${LETTERS}${MARKS}۰-۹»)"”] {1,3}[؟?!]{0,3})`;
/** Behind a call a semicolon ends a statement of a program. */
const SIGNS = '(?:[,?]|(?<!\\) ?);)';
/** «تهران,شیراز» may be data of a program, and a question with a key and its value is part of an address. */
const SIGN = new RegExp(
  [
    `${BEHIND_PERSIAN}${SIGNS}(?=[\\s»)"”!؟?]|$)`,
    `${BEHIND_SPACE}${SIGNS}(?=[${LETTERS}«])`,
    `(?<=[${LETTERS}${MARKS}][؟?!]{0,3})\\?(?=[${LETTERS}«])(?![${IN_WORD}]{1,20}[=&])`,
  ].join('|'),
  'g',
);

/** Writes ، ؛ ؟ for , ; ? behind Persian words. */
const tidyLatinPunctuation: TidyStep = (text) =>
  replacements(text, SIGN, (sign) => PERSIAN_FOR[sign] ?? sign);

export const latinPunctuation: TidyRule = {
  name: 'latin-punctuation',
  reason: {
    en: '"{0}" is a Latin sign; the Persian one is "{1}".',
    fa: '«{0}» نشانهٔ لاتین است؛ فارسی آن «{1}» است.',
  },
  severity: 'hint',
  mends: [
    { before: 'سلام, خوبی؟', after: 'سلام، خوبی؟' },
    { before: 'کجا می‌روی?', after: 'کجا می‌روی؟' },
  ],
  stays: ['تهران,شیراز'],
  tidies: [tidyLatinPunctuation],
};
