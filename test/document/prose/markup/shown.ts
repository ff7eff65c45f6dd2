import type { FindProse, Joint } from '../../../../src/document/prose/prose.ts';
import { sliceSpan } from '../../../../src/text/span.ts';

const SIGNS: Readonly<Record<Joint, string>> = { none: '‖', space: '␣', word: '□' };

/** The passages of `text`, each with a sign for every joint: `‖` none, `␣` space, `□` word; a line's end is `⏎`. */
export function shown(findProse: FindProse, text: string): string[] {
  return findProse(text).map(({ runs }) =>
    runs
      .map((run, index) => (index > 0 ? SIGNS[run.joint] : '') + sliceSpan(text, run))
      .join('')
      .replaceAll('\n', '⏎'),
  );
}
