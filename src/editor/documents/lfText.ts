import type * as vscode from 'vscode';

/** The text of a document with LF line ends, whatever they are in the document. */
export function lfText(document: vscode.TextDocument): string {
  return document.getText().replaceAll('\r\n', '\n');
}
