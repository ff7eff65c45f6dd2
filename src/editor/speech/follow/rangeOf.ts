import * as vscode from 'vscode';
import { firstIndex } from '../../../text/firstIndex.ts';
import type { Span } from '../../../text/span.ts';

/** LF offsets as a range of the document as it is now. */
export function rangeOf(document: vscode.TextDocument, { utf16Start, utf16End }: Span): vscode.Range {
  return new vscode.Range(positionAt(document, utf16Start), positionAt(document, utf16End));
}

/** Searches the lines without copying the text, so that it can be done for every word that is heard. */
function positionAt(document: vscode.TextDocument, utf16Offset: number): vscode.Position {
  const isCrlf = document.eol === vscode.EndOfLine.CRLF;
  const startOf = (line: number) => document.offsetAt(new vscode.Position(line, 0)) - (isCrlf ? line : 0);
  const next = firstIndex(document.lineCount, (line) => startOf(line) > utf16Offset);
  const line = Math.max(0, next - 1);
  return new vscode.Position(line, utf16Offset - startOf(line));
}
