import type { Exclusion } from '../prose.ts';
import { exclusionFinder } from './exclusions.ts';
import { BLOCKS, blockEvents, type MarkdownOptions } from './markdownEvents.ts';

/** Marks of emphasis in one block; the parser compares each with each. */
const MOST_EMPHASIS_MARKS = 300;

/** Marks of one kind in a block times its length; for each mark the parser may read the block to its end. */
const MOST_STEPS = 4_000_000;

/** Lines of one block that begin with a mark, at each of which the parser breaks its text. */
const MOST_BROKEN_LINES = 3000;

const BROKEN_LINE = /\n[ \t>]*[!-/:-@[-`{-~]/g;

const LONG_SEGMENT = 16_384;

/** What looks like an item of a list or the underline of a heading. */
const HANGING_LINE = /^[ \t>]*(?:[-+*]|\d{1,9}[.)]|=+)(?=[ \t\n])/gm;

const HANGING_LINE_OR_ROW = /^[ \t>]*(?:[-+*]|\d{1,9}[.)]|=+|\|[^\n]*)(?=[ \t\n])/gm;

/** The blocks whose marks would take the parser more than linear time, which are no prose; in order. */
export function unboundedBlocks(source: string, options: MarkdownOptions): readonly Exclusion[] {
  if (!source.split(/\n[^\S\n]*\n/).some(isUnbounded)) return [];
  return blockEvents(source, options).flatMap(([kind, { type, start, end }]) =>
    kind === 'enter' && BLOCKS.has(type) && isUnbounded(source.slice(start.offset, end.offset))
      ? [{ utf16Start: start.offset, utf16End: end.offset, joint: 'word' }]
      : [],
  );
}

/** Lines that open so many quotations and lists in one another that nobody can have meant them. */
export const deepLines = exclusionFinder([
  { expression: /^(?:[^\S\n]{0,8}(?:>|[-+*](?=[^\S\n])|\d{1,9}[.)](?=[^\S\n]))){40}[^\n]*/gm, joint: 'word' },
]);

/**
 * Whether a segment has so many blocks that hang together that the parser, which copies all that it has found when
 * it closes one of them, would take more than linear time.
 */
export function isTangled(segment: string): boolean {
  if (lazyLines(segment) * segment.length > MOST_STEPS) return true;
  if (segment.length < LONG_SEGMENT) return false;
  const isTable = /(?<![^\n])[^\S\n]*(?:\|[^\S\n]*)?:?-[\s:|-]*$/m.test(segment);
  const hanging = isTable ? HANGING_LINE : HANGING_LINE_OR_ROW;
  const count = segment.match(hanging)?.length ?? 0;
  return count * segment.length > MOST_STEPS;
}

const CONTAINER = /^[ \t]{0,3}(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[\^)/;

/** Lines that go on with a paragraph of a quotation or a list without its marker; at each the parser begins it anew. */
function lazyLines(segment: string): number {
  let [count, isInContainer] = [0, false];
  for (const line of segment.split('\n')) {
    if (CONTAINER.test(line)) isInContainer = true;
    else if (line.trim() === '') isInContainer = false;
    else if (isInContainer) count++;
  }
  return count;
}

function isUnbounded(block: string): boolean {
  if (block.length < MOST_EMPHASIS_MARKS) return false;
  if ((block.match(BROKEN_LINE)?.length ?? 0) > MOST_BROKEN_LINES) return true;
  const counts = { emphasis: 0, bracket: 0, code: 0, tag: 0, maths: 0 };
  for (const [mark] of block.matchAll(/[*_~]+|[[\]`<$]/g)) {
    if (mark === ']' || mark === '[') counts.bracket++;
    else if (mark === '`') counts.code++;
    else if (mark === '<') counts.tag++;
    else if (mark === '$') counts.maths++;
    else counts.emphasis++;
  }
  const { emphasis, ...others } = counts;
  return emphasis > MOST_EMPHASIS_MARKS || Math.max(...Object.values(others)) * block.length > MOST_STEPS;
}
