import { firstIndex } from './firstIndex.ts';
import type { Span } from './span.ts';

/** The text with LF where a line ends with CRLF: the offsets of Harf count every line ending as one. */
export function withLf(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** The lines of a text whose lines end with LF; lines count from 0, columns in UTF-16 code units. */
export interface LineTable {
  readonly count: number;
  /** Where `line` stands, without the line feed at its end. */
  span(line: number): Span;
  /** The line that holds an offset; one outside the text belongs to the nearest line. */
  lineAt(utf16Offset: number): number;
}

/** Builds the table of `text` in one pass; look-ups take a binary search. */
export function lineTable(text: string): LineTable {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const startOf = (line: number) => starts[line] ?? text.length + 1;
  return {
    count: starts.length,
    span: (line) => ({ utf16Start: startOf(line), utf16End: startOf(line + 1) - 1 }),
    lineAt: (utf16Offset) =>
      Math.max(0, firstIndex(starts.length, (line) => startOf(line) > utf16Offset) - 1),
  };
}
