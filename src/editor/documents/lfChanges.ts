import * as vscode from 'vscode';
import type { TextChange } from '../../document/edits/textChange.ts';

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
  return { utf16Start, utf16End: utf16Start + length, text: text.replaceAll('\r\n', '\n') };
}
