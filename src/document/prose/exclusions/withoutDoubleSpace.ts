import type { Joint, ProsePassage, ProseRun } from '../prose.ts';

/** A passage whose runs have no white space where white space joins them, so that it stands there once. */
export function withoutDoubleSpace(text: string, { runs }: ProsePassage): ProsePassage {
  const tidied: ProseRun[] = [];
  for (const [at, run] of runs.entries()) {
    const utf16Start = isWhite(run.joint) ? afterSpace(text, run) : run.utf16Start;
    const utf16End = isWhite(runs[at + 1]?.joint) ? beforeSpace(text, run) : run.utf16End;
    if (utf16Start >= utf16End) continue;
    tidied.push({ utf16Start, utf16End, joint: tidied.length === 0 ? 'none' : run.joint });
  }
  return { runs: tidied };
}

function isWhite(joint: Joint | undefined): boolean {
  return joint === 'space' || joint === 'line';
}

function afterSpace(text: string, { utf16Start, utf16End }: ProseRun): number {
  let start = utf16Start;
  while (start < utf16End && isSpace(text, start)) start++;
  return start;
}

function beforeSpace(text: string, { utf16Start, utf16End }: ProseRun): number {
  let end = utf16End;
  while (end > utf16Start && isSpace(text, end - 1)) end--;
  return end;
}

function isSpace(text: string, utf16Offset: number): boolean {
  return /\s/.test(text.charAt(utf16Offset));
}
