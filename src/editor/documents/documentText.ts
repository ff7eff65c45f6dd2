import type * as vscode from 'vscode';
import { type LineTable, lineTable } from '../../text/lineTable.ts';
import type { Span } from '../../text/span.ts';

/** A document as it was at one moment, its lines ending with LF, whatever they end with in the document. */
export interface DocumentText {
  readonly text: string;
  readonly lines: LineTable;
  readonly languageId: string;
  /** Offsets of a range; columns are the same for every line ending. */
  spanOf(range: vscode.Range): Span;
  /** Line and column of an offset. */
  positionAt(utf16Offset: number): { readonly line: number; readonly character: number };
}

export function documentText(document: vscode.TextDocument): DocumentText {
  const text = document.getText().replaceAll('\r\n', '\n');
  const lines = lineTable(text);
  const offsetOf = ({ line, character }: vscode.Position) => lines.span(line).utf16Start + character;
  return {
    text,
    lines,
    languageId: document.languageId,
    spanOf: ({ start, end }) => ({ utf16Start: offsetOf(start), utf16End: offsetOf(end) }),
    positionAt(utf16Offset) {
      const line = lines.lineAt(utf16Offset);
      return { line, character: utf16Offset - lines.span(line).utf16Start };
    },
  };
}
