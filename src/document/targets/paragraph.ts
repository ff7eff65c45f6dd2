import type { LineTable } from '../../text/lineTable.ts';
import { type Span, sliceSpan } from '../../text/span.ts';

/**
 * The paragraph at an offset: the lines around it up to a blank line, without white space at either end.
 * Undefined where the line at the offset is blank.
 */
export function paragraphAt(text: string, lines: LineTable, utf16Offset: number): Span | undefined {
  const line = lines.lineAt(utf16Offset);
  const isBlank = (at: number) => sliceSpan(text, lines.span(at)).trim() === '';
  if (isBlank(line)) return undefined;
  let first = line;
  let last = line;
  while (first > 0 && !isBlank(first - 1)) first--;
  while (last + 1 < lines.count && !isBlank(last + 1)) last++;
  return trimmedSpan(text, {
    utf16Start: lines.span(first).utf16Start,
    utf16End: lines.span(last).utf16End,
  });
}

/** `span` without white space at either end; undefined if nothing else is there. */
export function trimmedSpan(text: string, span: Span): Span | undefined {
  const inside = sliceSpan(text, span);
  const body = inside.trim();
  if (body === '') return undefined;
  const utf16Start = span.utf16Start + inside.indexOf(body);
  return { utf16Start, utf16End: utf16Start + body.length };
}
