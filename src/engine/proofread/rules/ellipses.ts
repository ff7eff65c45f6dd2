import { IN_WORD, replacements } from '../patterns.ts';
import type { TidyRule, TidyStep } from '../rule.ts';

/** Three points, no more, behind Persian or before it; not those of a path or a program. */
const THREE_POINTS = new RegExp(
  `(?:(?<=[${IN_WORD}۰-۹»)\\]"”؟!،؛] {0,2})|(?= ?\\.{3} [${IN_WORD}«]))(?<!\\.)\\.{3}(?![.\\w/\\\\])`,
  'g',
);

/** Writes … for three points. */
const tidyEllipses: TidyStep = (text) => replacements(text, THREE_POINTS, () => '…');

export const ellipses: TidyRule = {
  name: 'ellipses',
  reason: {
    en: 'Three points are one sign: …',
    fa: 'سه نقطه یک نشانه است: …',
  },
  severity: 'hint',
  mends: [{ before: 'گفت و رفت...', after: 'گفت و رفت…' }],
  stays: ['گفت و رفت…'],
  tidies: [tidyEllipses],
};
