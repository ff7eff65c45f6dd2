import { LETTERS, MARKS, replacements } from '../patterns.ts';
import type { TidyRule, TidyStep } from '../rule.ts';

/** Behind a letter that is not joined to the next one, tatweel is a dash. At the end of a word, as in هـ.ش, it is meant. */
const STRETCHED = new RegExp(
  `(?<=(?![اآأإٱدذرزژوؤةۀء])[${LETTERS}][${MARKS}]{0,3})\\u0640+(?=[${LETTERS}])`,
  'g',
);

/** Takes the tatweel out of words: سلام for سـلام. */
const tidyTatweel: TidyStep = (text) => replacements(text, STRETCHED, () => '');

export const tatweel: TidyRule = {
  name: 'tatweel',
  reason: {
    en: 'The stroke "{0}" only stretches the word: it is none of its letters.',
    fa: '«{0}» تنها واژه را می‌کشد و حرفی از آن نیست.',
  },
  severity: 'hint',
  mends: [{ before: 'ســلام به شما.', after: 'سلام به شما.' }],
  stays: ['سال ۱۳۰۰ هـ.ش بود.'],
  tidies: [tidyTatweel],
};
