import type { Span } from '../../text/span.ts';
import type { SourceRegion } from './sourceRegions.ts';
import type { SourceText } from './targets.ts';

/**
 * The regions of source code grouped as a reader sees them: comments on lines of their own that follow each
 * other are one comment.
 */
export function groupRegions(source: SourceText, regions: readonly SourceRegion[]): SourceRegion[][] {
  const groups: SourceRegion[][] = [];
  for (const region of regions) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    if (group && previous && continues(source, previous, region)) group.push(region);
    else groups.push([region]);
  }
  return groups;
}

function continues({ text, lines }: SourceText, previous: SourceRegion, region: SourceRegion): boolean {
  const isAlone = ({ kind, utf16OpenerStart }: SourceRegion) =>
    kind === 'lineComment' &&
    text.slice(lines.span(lines.lineAt(utf16OpenerStart)).utf16Start, utf16OpenerStart).trim() === '';
  const distance = lines.lineAt(region.utf16OpenerStart) - lines.lineAt(previous.utf16OpenerStart);
  return distance === 1 && isAlone(previous) && isAlone(region);
}

/**
 * The group at an offset, or, where the offset is in none, the nearest one that has a part on the same line.
 */
export function groupAt(
  { lines }: SourceText,
  groups: readonly SourceRegion[][],
  utf16Offset: number,
): SourceRegion[] | undefined {
  const line = lines.lineAt(utf16Offset);
  const touchesLine = ({ utf16Start, utf16End }: Span) =>
    lines.lineAt(utf16Start) <= line && line <= lines.lineAt(utf16End);
  const near = groups
    .filter((group) => group.some(touchesLine))
    .map((group) => ({
      group,
      distance: group
        .filter(touchesLine)
        .reduce(
          (least, region) => Math.min(least, distanceTo(region, utf16Offset)),
          Number.POSITIVE_INFINITY,
        ),
    }));
  return near.sort((a, b) => a.distance - b.distance)[0]?.group;
}

/** 0 from the opener on; a quote or marker belongs to what it opens. */
function distanceTo({ utf16OpenerStart, utf16End }: SourceRegion, utf16Offset: number): number {
  if (utf16Offset < utf16OpenerStart) return utf16OpenerStart - utf16Offset;
  return Math.max(0, utf16Offset - utf16End);
}
