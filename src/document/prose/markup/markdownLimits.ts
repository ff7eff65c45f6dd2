import { BLOCKS, blockEvents } from './markdownEvents.ts';
import type { Hole } from './passageBuilder.ts';

/** Marks of emphasis in one block; the parser compares each with each. */
const MOST_EMPHASIS_MARKS = 300;

/** Marks of one kind in a block times its length; for each mark the parser may read the block to its end. */
const MOST_STEPS = 2_000_000;

/** The blocks whose marks would take the parser more than linear time, which are no prose; in order. */
export function unboundedBlocks(source: string): readonly Hole[] {
  if (!source.split(/\n[^\S\n]*\n/).some(isUnbounded)) return [];
  return blockEvents(source).flatMap(([kind, { type, start, end }]) =>
    kind === 'enter' && BLOCKS.has(type) && isUnbounded(source.slice(start.offset, end.offset))
      ? [{ utf16Start: start.offset, utf16End: end.offset, joint: 'word' }]
      : [],
  );
}

function isUnbounded(block: string): boolean {
  if (block.length < MOST_EMPHASIS_MARKS) return false;
  const counts = { emphasis: 0, bracket: 0, code: 0, tag: 0, maths: 0 };
  for (const [mark] of block.matchAll(/[*_~]+|[\]`<$]/g)) {
    if (mark === ']') counts.bracket++;
    else if (mark === '`') counts.code++;
    else if (mark === '<') counts.tag++;
    else if (mark === '$') counts.maths++;
    else counts.emphasis++;
  }
  const { emphasis, ...others } = counts;
  return emphasis > MOST_EMPHASIS_MARKS || Math.max(...Object.values(others)) * block.length > MOST_STEPS;
}
