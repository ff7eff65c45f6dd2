import * as vscode from 'vscode';
import type { TextChange } from '../text/textChange.ts';

/** Calls `listener` for each change of `document`, in offsets that count every line ending as one. */
export function onLfChange(
  document: vscode.TextDocument,
  listener: (change: TextChange) => void,
): vscode.Disposable {
  let eol = document.eol;
  return vscode.workspace.onDidChangeTextDocument((event) => {
    if (event.document !== document) return;
    // The offsets of a change of line endings are those of the old ones.
    for (const change of event.contentChanges) listener(lfChange(change, eol));
    eol = document.eol;
  });
}

function lfChange(
  { range, rangeOffset, rangeLength, text }: vscode.TextDocumentContentChangeEvent,
  eol: vscode.EndOfLine,
): TextChange {
  const isTwo = eol === vscode.EndOfLine.CRLF;
  const utf16Start = rangeOffset - (isTwo ? range.start.line : 0);
  const length = rangeLength - (isTwo ? range.end.line - range.start.line : 0);
  return { utf16Start, utf16End: utf16Start + length, text: text.replaceAll('\r\n', '\n') };
}
