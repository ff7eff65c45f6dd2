import type { LineTable } from '../../text/lineTable.ts';
import { type Span, sliceSpan } from '../../text/span.ts';
import type { TextChange } from '../edits/textChange.ts';
import type { CursorUnit } from '../prose/kinds.ts';
import { changedText } from './changes.ts';

/** What begins a comment that ends with its line, behind code. */
const CODE_BEFORE_COMMENT = /^([^\S\n]*)\S.*?\s((?:\/\/+|#+|--+|;+|%+|!)[^\S\n]*)$/;

interface LinedText {
  readonly text: string;
  readonly lines: LineTable;
  /** Where it is not the paragraph, a line is copied with what stands around its text. */
  readonly unit: CursorUnit;
}

/** The insertion of `source` with `changes` made, on lines of its own below its last line. */
export function insertionBelow(
  document: LinedText,
  source: Span,
  changes: readonly TextChange[],
): TextChange {
  const { text, lines } = document;
  const utf16LineEnd = lines.span(lines.lineAt(source.utf16End)).utf16End;
  const copied =
    document.unit === 'paragraph' ? changedText(text, source, changes) : linesOf(document, source, changes);
  return { utf16Start: utf16LineEnd, utf16End: utf16LineEnd, text: `\n${copied}` };
}

/** The whole lines of what was changed; those where nothing was are left out. */
function linesOf({ text, lines }: LinedText, source: Span, changes: readonly TextChange[]): string {
  const copies: string[] = [];
  let next = 0;
  for (let line = lines.lineAt(source.utf16Start); line <= lines.lineAt(source.utf16End); line++) {
    const span = lines.span(line);
    const inside: TextChange[] = [];
    for (let change = changes[next]; change && change.utf16Start <= span.utf16End; change = changes[++next])
      inside.push(change);
    const last = inside.at(-1);
    if (last === undefined) continue;
    const end = lines.lineAt(last.utf16End);
    copies.push(lineCopy(text, { utf16Start: span.utf16Start, utf16End: lines.span(end).utf16End }, inside));
    line = end;
  }
  return copies.join('\n');
}

/** A comment behind code goes to a new line without that code. */
function lineCopy(text: string, line: Span, changes: readonly TextChange[]): string {
  const [first] = changes;
  const before = sliceSpan(text, { ...line, utf16End: first?.utf16Start ?? line.utf16Start });
  const [, indentation = '', marker] = CODE_BEFORE_COMMENT.exec(before) ?? [];
  if (marker === undefined || first === undefined) return changedText(text, line, changes);
  return indentation + marker + changedText(text, { ...line, utf16Start: first.utf16Start }, changes);
}
