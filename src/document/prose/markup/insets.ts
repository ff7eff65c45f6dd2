import { passageSpan } from '../clip.ts';
import type { ProsePassage, ProseRun } from '../prose.ts';

/** What opens the text of a picture or a note, which stands in a line and is read by itself. */
const OPENER = /(?:!|\b(?:footnote|image):[^\s[\]]{0,500})\[(?:\*\*?|__?)?$/;
const MAX_OPENER_LENGTH = 520;

/** The passages, the texts of pictures and notes in them as passages of their own. */
export function withInsets(text: string, passages: readonly ProsePassage[]): ProsePassage[] {
  return passages
    .flatMap((passage) => parted(text, passage))
    .sort((a, b) => passageSpan(a).utf16Start - passageSpan(b).utf16Start);
}

function parted(text: string, passage: ProsePassage): ProsePassage[] {
  const outer: ProseRun[] = [];
  const insets: ProseRun[][] = [];
  let inset: ProseRun[] | undefined;
  let utf16Passed = 0;
  for (const run of passage.runs) {
    const gap = text.slice(Math.max(utf16Passed, run.utf16Start - MAX_OPENER_LENGTH), run.utf16Start);
    utf16Passed = run.utf16End;
    const isClosed = inset !== undefined && run.joint === 'word' && /^(?:\*\*?|__?)?\]/.test(gap);
    const isParted = inset === undefined || isClosed;
    if (isParted && OPENER.test(gap)) {
      inset = [{ ...run, joint: 'none' }];
      insets.push(inset);
    } else if (isParted) {
      const joint = isClosed ? 'message' : run.joint;
      outer.push({ ...run, joint: outer.length === 0 ? 'none' : joint });
      inset = undefined;
    } else inset?.push(run);
  }
  if (insets.length === 0) return [passage];
  return [...(outer.length > 0 ? [{ runs: outer }] : []), ...insets.map((runs) => ({ runs }))];
}
