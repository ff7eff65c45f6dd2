import { replacements } from '../patterns.ts';
import type { TidyRule, TidyStep } from '../rule.ts';

const ZWNJ = '\u200c';
const JOINERS = /\u200c+/g;
/** What a half-space may part from what is behind it: an ending may stand behind a quotation, a name or code. */
const BEFORE = /[\p{L}\p{M}\p{N}\p{Cf}\p{Co}»)\]"”’'_`*]/u;
const BEHIND = /[\p{L}\p{M}\p{N}\p{Cf}\p{Co}([«“‘_`*]/u;
/** Beside these alone, whose use of it nobody knows, one is left. */
const PERSIAN_OR_SPACE = /[\p{Script=Arabic}\p{M}\s،؛؟!:.»«()“”]|^$/u;

/** Takes out half-spaces that part nothing: at the end of a word, beside a space or a sign, and a second one. */
const tidyHalfSpaces: TidyStep = (text) =>
  replacements(text, JOINERS, (joiners, utf16Start) => {
    const [before, behind] = [text.charAt(utf16Start - 1), text.charAt(utf16Start + joiners.length)];
    if (BEFORE.test(before) && BEHIND.test(behind)) return ZWNJ;
    return PERSIAN_OR_SPACE.test(before) || PERSIAN_OR_SPACE.test(behind) ? '' : ZWNJ;
  });

export const halfSpaces: TidyRule = {
  name: 'half-spaces',
  reason: {
    en: 'What belongs to one word is parted by a half-space or not at all, not by a space.',
    fa: 'پاره‌های یک واژه را با نیم‌فاصله یا سر هم می‌نویسند، نه با فاصله.',
  },
  severity: 'hint',
  mends: [
    { before: 'من می روم.', after: 'من می‌روم.' },
    { before: 'کتاب ها را آورد.', after: 'کتاب‌ها را آورد.' },
  ],
  stays: ['جام می را نوشید.', 'با چشم تر رفت.'],
  tidies: [tidyHalfSpaces],
};
