import * as vscode from 'vscode';
import { firstIndex } from '../../text/firstIndex.ts';
import { type LineTable, lineTable, withLf } from '../../text/lineTable.ts';
import type { Span, TextChange } from '../../text/span.ts';

/** A document as it was at one moment, its lines ending with LF, whatever they end with in the document. */
export interface DocumentText {
  readonly text: string;
  readonly lines: LineTable;
  readonly languageId: string;
}

export function documentText(document: vscode.TextDocument): DocumentText {
  const text = lfText(document);
  return { text, lines: lineTable(text), languageId: document.languageId };
}

/** The text of a document, or of a part, with LF line ends, whatever they are in the document. */
export function lfText(document: vscode.TextDocument, part?: vscode.Range): string {
  return withLf(document.getText(part));
}

/** A part of the document with LF line ends, cut off at its ends. */
export function readLf(document: vscode.TextDocument, span: Span): string {
  return lfText(document, lfRange(document, span));
}

/** The offset of a position in the document as it is now, every line ending counted as one; does not read the text. */
export function lfOffset(document: vscode.TextDocument, position: vscode.Position): number {
  return document.offsetAt(position) - (document.eol === vscode.EndOfLine.CRLF ? position.line : 0);
}

/** The position at an offset of the document as it is now that counts every line ending as one. */
export function lfPosition(document: vscode.TextDocument, utf16Offset: number): vscode.Position {
  if (document.eol === vscode.EndOfLine.LF) return document.positionAt(utf16Offset);
  const startOf = (line: number) => lfOffset(document, new vscode.Position(line, 0));
  const line = Math.max(0, firstIndex(document.lineCount, (at) => startOf(at) > utf16Offset) - 1);
  return document.validatePosition(new vscode.Position(line, Math.max(0, utf16Offset - startOf(line))));
}

export function lfSpan(document: vscode.TextDocument, { start, end }: vscode.Range): Span {
  return { utf16Start: lfOffset(document, start), utf16End: lfOffset(document, end) };
}

export function lfRange(document: vscode.TextDocument, { utf16Start, utf16End }: Span): vscode.Range {
  return new vscode.Range(lfPosition(document, utf16Start), lfPosition(document, utf16End));
}

/** What one event changed; each change is in offsets after those before it. */
interface LfChanges {
  readonly changes: readonly TextChange[];
  /** Whether the event goes back or forth in what was done before. */
  readonly isUndoOrRedo: boolean;
}

/** Calls `listener` for each event of `document`, in offsets that count every line ending as one. */
export function onLfChanges(
  document: vscode.TextDocument,
  listener: (changes: LfChanges) => void,
): vscode.Disposable {
  let eol = document.eol;
  return vscode.workspace.onDidChangeTextDocument((event) => {
    if (event.document !== document) return;
    // The offsets of a change of line endings are those of the old ones.
    const changes = event.contentChanges.map((change) => lfChange(change, eol));
    eol = document.eol;
    listener({ changes, isUndoOrRedo: event.reason !== undefined });
  });
}

function lfChange(
  { range, rangeOffset, rangeLength, text }: vscode.TextDocumentContentChangeEvent,
  eol: vscode.EndOfLine,
): TextChange {
  const isTwo = eol === vscode.EndOfLine.CRLF;
  const utf16Start = rangeOffset - (isTwo ? range.start.line : 0);
  const length = rangeLength - (isTwo ? range.end.line - range.start.line : 0);
  return { utf16Start, utf16End: utf16Start + length, text: withLf(text) };
}
