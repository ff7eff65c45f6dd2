import type { LineTable } from '../../text/lineTable.ts';
import { changedText, type Span, sliceSpan, type TextChange } from '../../text/span.ts';
import { formatOf, type ProseKind } from '../prose/formats.ts';
import { paragraphAt } from '../targets/paragraph.ts';

interface LinedText {
  readonly text: string;
  readonly lines: LineTable;
}

/** An item of a list, which another one may follow at once. */
const ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;

/**
 * The insertion of `source` with `changes` made, from the line of the first of them on, on lines of its own below its last
 * line: a paragraph of its own where lines that follow each other are one.
 */
export function insertionBelow(
  { text, lines }: LinedText,
  source: Span,
  changes: readonly TextChange[],
  kind: ProseKind,
): TextChange {
  const line = lines.lineAt(source.utf16End);
  const last = lines.span(line);
  // Front matter that is selected with a whole document would mean nothing there.
  const lineStart = lines.span(lines.lineAt(changes[0]?.utf16Start ?? source.utf16Start)).utf16Start;
  const shown = { ...source, utf16Start: Math.max(source.utf16Start, lineStart) };
  const result = changedText(text, shown, changes);
  const isParted =
    formatOf(kind)?.below === 'paragraph' && !(ITEM.test(sliceSpan(text, last)) && ITEM.test(result));
  const hasNext = line + 1 < lines.count && sliceSpan(text, lines.span(line + 1)).trim() !== '';
  return {
    utf16Start: last.utf16End,
    utf16End: last.utf16End,
    text: isParted ? `\n\n${result}${hasNext ? '\n' : ''}` : `\n${result}`,
  };
}

/** What tells the lines of a table: what parts its head from its rows, its borders, or what parts its cells. */
const TABLE: Partial<Record<ProseKind, RegExp>> = {
  markdown: /^(?=.*\|)[ \t>]*\|?(?:[ \t]*:?-+:?[ \t]*\|)*(?:[ \t]*:?-+:?)?[ \t]*$/m,
  restructuredText: /^[ \t]*(?:\+[-=+]+\+|=+(?: +=+)+)[ \t]*$/m,
  asciidoc: /^[ \t]*\|/m,
  latex: /(?<!\\)&/,
};

/** Whether what would be put below the last line of `source` would stand in a table, or go on with it. */
export function endsInTable({ text, lines }: LinedText, source: Span, kind: ProseKind): boolean {
  const paragraph = paragraphAt(text, lines, source.utf16End);
  return paragraph !== undefined && TABLE[kind]?.test(sliceSpan(text, paragraph)) === true;
}
