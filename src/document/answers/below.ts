import type { LineTable } from '../../text/lineTable.ts';
import type { Span } from '../../text/span.ts';
import type { TextChange } from '../edits/textChange.ts';
import { changedText } from './changes.ts';

/** The insertion of `source` with `changes` made, on lines of its own below its last line. */
export function insertionBelow(
  { text, lines }: { readonly text: string; readonly lines: LineTable },
  source: Span,
  changes: readonly TextChange[],
): TextChange {
  const utf16LineEnd = lines.span(lines.lineAt(source.utf16End)).utf16End;
  return {
    utf16Start: utf16LineEnd,
    utf16End: utf16LineEnd,
    text: `\n${changedText(text, source, changes)}`,
  };
}
