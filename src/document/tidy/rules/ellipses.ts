import type { TidyRule } from '../tidyChange.ts';
import { IN_WORD, replacements } from './patterns.ts';

/** Three points, no more, behind Persian or before it; not those of a path or a program. */
const THREE_POINTS = new RegExp(
  `(?:(?<=[${IN_WORD}۰-۹»)\\]"”؟!،؛] {0,2})|(?= ?\\.{3} [${IN_WORD}«]))(?<!\\.)\\.{3}(?![.\\w/\\\\])`,
  'g',
);

/** Writes … for three points. */
export const tidyEllipses: TidyRule = (text) => replacements(text, THREE_POINTS, () => '…');
