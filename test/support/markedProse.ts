import type { Joint, ProsePassage, ProseRun } from '../../src/document/prose/prose.ts';

const JOINTS: Readonly<Record<string, Joint>> = { n: 'none', s: 'space', w: 'word' };
const MARKED = /⟦([nswp]):([^⟧]*)⟧/gu;

/** A document and what of it is prose. */
export interface MarkedProse {
  readonly text: string;
  readonly passages: readonly ProsePassage[];
}

/**
 * Reads a document in which what is not prose is marked: `⟦n:**⟧`, `⟦s:\n> ⟧` and `⟦w:code⟧` stand within a passage
 * with the joint of that letter, `⟦p:\n\n⟧` between passages.
 */
export function markedProse(marked: string): MarkedProse {
  const passages: { runs: ProseRun[] }[] = [{ runs: [] }];
  let text = '';
  let joint: Joint = 'none';
  const addRun = (run: string) => {
    const runs = passages.at(-1)?.runs ?? [];
    if (run !== '')
      runs.push({
        utf16Start: text.length,
        utf16End: text.length + run.length,
        joint: runs.length === 0 ? 'none' : joint,
      });
    if (run !== '') joint = 'none';
    text += run;
  };
  let next = 0;
  for (const { index, 0: whole, 1: kind = '', 2: inside = '' } of marked.matchAll(MARKED)) {
    addRun(marked.slice(next, index));
    next = index + whole.length;
    text += inside;
    if (kind === 'p') passages.push({ runs: [] });
    else if (joint !== 'word') joint = JOINTS[kind] ?? 'none';
  }
  addRun(marked.slice(next));
  return { text, passages: passages.filter(({ runs }) => runs.length > 0) };
}
