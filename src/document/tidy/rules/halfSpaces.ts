import type { TidyRule } from '../tidyChange.ts';
import { replacements } from './patterns.ts';

const ZWNJ = '\u200c';
const AT_SPACE = /\u200c+(?=[\s،؛؟!:.»)”])|(?<=[\s«(“])\u200c+|\u200c{2,}/g;

/** Takes out half-spaces that part nothing: beside a space or a sign, and a second one. */
export const tidyHalfSpaces: TidyRule = (text) =>
  replacements(text, AT_SPACE, (joiners, utf16Start) =>
    isBetweenLetters(text, utf16Start, utf16Start + joiners.length) ? ZWNJ : '',
  );

const EDGE = /[\s،؛؟!:.»«()“”]/;

function isBetweenLetters(text: string, utf16Start: number, utf16End: number): boolean {
  return !EDGE.test(text.charAt(utf16Start - 1)) && !EDGE.test(text.charAt(utf16End));
}
