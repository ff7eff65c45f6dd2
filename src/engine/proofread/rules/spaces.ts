import type { TextChange } from '../../../text/span.ts';
import type { TidyRule, TidyStep } from '../rule.ts';

/** Wider gaps are laid out: columns, or the middle of a verse. A line that has one is left as it is. */
const LAID_OUT = /\S(?: {4,}|\t)/;
const DOUBLED = /(?<=[^\s|]) {2,3}(?=[^\s|])/g;

/** Leaves one of two or three spaces inside a line. */
const tidySpaces: TidyStep = (text) => {
  const changes: TextChange[] = [];
  let utf16Line = 0;
  for (const line of text.split('\n')) {
    if (!LAID_OUT.test(line))
      for (const { 0: gap, index } of line.matchAll(DOUBLED))
        changes.push({
          utf16Start: utf16Line + index + 1,
          utf16End: utf16Line + index + gap.length,
          text: '',
        });
    utf16Line += line.length + 1;
  }
  return changes;
};

export const spaces: TidyRule = {
  name: 'spaces',
  reason: {
    en: 'One space is enough between words.',
    fa: 'میان دو واژه یک فاصله بس است.',
  },
  severity: 'hint',
  mends: [{ before: 'این  خانه بزرگ است.', after: 'این خانه بزرگ است.' }],
  stays: ['نام        سن'],
  tidies: [tidySpaces],
};
