import * as vscode from 'vscode';
import { firstIndex } from '../../text/firstIndex.ts';
import type { Span } from '../../text/span.ts';

/** The offset of a position, every line ending counted as one; does not read the text. */
export function lfOffset(document: vscode.TextDocument, position: vscode.Position): number {
  return document.offsetAt(position) - (document.eol === vscode.EndOfLine.CRLF ? position.line : 0);
}

/** The position at an offset that counts every line ending as one. */
function lfPosition(document: vscode.TextDocument, utf16Offset: number): vscode.Position {
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

/** A part of the document with LF line ends, cut off at its ends. */
export function readLf(document: vscode.TextDocument, span: Span): string {
  return document.getText(lfRange(document, span)).replaceAll('\r\n', '\n');
}
