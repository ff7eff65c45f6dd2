import type { TextChange } from '../../edits/textChange.ts';
import type { TidyRule } from '../tidyChange.ts';

/** Wider gaps are laid out: columns, or the middle of a verse. A line that has one is left as it is. */
const LAID_OUT = /\S(?: {4,}|\t)/;
const DOUBLED = /(?<=[^\s|]) {2,3}(?=[^\s|])/g;

/** Leaves one of two or three spaces inside a line. */
export const tidySpaces: TidyRule = (text) => {
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
