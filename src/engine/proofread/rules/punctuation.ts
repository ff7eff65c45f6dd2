import { DIGITS, IN_WORD, LETTERS, MARKS, replacements } from '../patterns.ts';
import type { TidyRule, TidyStep } from '../rule.ts';

const PERSIAN = `[${IN_WORD}${DIGITS}»)\\]"”…؟!%٪]`;
/** What may follow a sign, so that it is one: no emoticon, no name of a file, no range. */
const FOLLOWS = {
  point: '(?=[\\s»)"”\\]]|$)',
  colon: `(?! ?[${DIGITS}])(?=[\\s«"“]|[${LETTERS}]|$)`,
  exclamation: `(?=[\\s!؟»)"”\\]…]|[${LETTERS}]|$)`,
} as const;

const SPACE_BEFORE = new RegExp(
  `(?<=${PERSIAN}) {1,3}(?=[،؛؟]|\\.${FOLLOWS.point}|:${FOLLOWS.colon}|!${FOLLOWS.exclamation})`,
  'g',
);

/** Takes out the spaces before ، ؛ ؟ ! : and the point. */
const tidyBeforePunctuation: TidyStep = (text) => replacements(text, SPACE_BEFORE, () => '');

const WORD = `[${IN_WORD}]`;
/** A word of two letters at least, so that ق.م and ه.ش stay; not one of a row, as in addresses. */
const LONG_BEFORE = (sign: string) => `(?<=[${LETTERS}${MARKS}]{2}|[»)])(?<!${sign}${WORD}{1,20})`;
const LONG_BEHIND = (sign: string) =>
  `(?=[${LETTERS}][${LETTERS}${MARKS}]|و )(?!${WORD}{1,20}(?:${sign}${WORD}|[/@_-]))(?!ایران(?!${WORD}))`;

const NO_SPACE_BEHIND = new RegExp(
  [
    // A comma between digits groups them.
    `(?<=[${IN_WORD}»)"”…؟!])[،؛](?=[${LETTERS}«(${DIGITS}])`,
    `(?<=[${DIGITS}%٪])[،؛](?=[${LETTERS}«(])`,
    `(?<=[${IN_WORD}${DIGITS}»)"”][؟!]{0,3})[؟!](?=[${LETTERS}«])`,
    `${LONG_BEFORE('\\.')}\\.${LONG_BEHIND('\\.')}`,
    `${LONG_BEFORE(':')}:(?:${LONG_BEHIND(':')}|(?=«))`,
  ].join('|'),
  'g',
);

/** Puts a space behind ، ؛ ؟ ! : and the point where a word follows at once. */
const tidyBehindPunctuation: TidyStep = (text) => replacements(text, NO_SPACE_BEHIND, (sign) => `${sign} `);

export const punctuation: TidyRule = {
  name: 'punctuation',
  reason: {
    en: 'A sign touches the word before it, and a space stands behind it.',
    fa: 'نشانه به واژهٔ پیش از خود چسبیده است و پس از آن یک فاصله می‌آید.',
  },
  severity: 'hint',
  mends: [
    { before: 'سلام ، خوبی؟', after: 'سلام، خوبی؟' },
    { before: 'آمد.رفت', after: 'آمد. رفت' },
  ],
  stays: ['در ۱۲:۳۰ با ۳/۵ آمد.', 'ق.م'],
  tidies: [tidyBeforePunctuation, tidyBehindPunctuation],
};
