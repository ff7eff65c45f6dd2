import type { TidyRule } from '../tidyChange.ts';
import { LETTERS, MARKS, replacements } from './patterns.ts';

/** Behind a letter that is not joined to the next one, tatweel is a dash. At the end of a word, as in هـ.ش, it is meant. */
const STRETCHED = new RegExp(
  `(?<=(?![اآأإٱدذرزژوؤةۀء])[${LETTERS}][${MARKS}]{0,3})\\u0640+(?=[${LETTERS}])`,
  'g',
);

/** Takes the tatweel out of words: سلام for سـلام. */
export const tidyTatweel: TidyRule = (text) => replacements(text, STRETCHED, () => '');
