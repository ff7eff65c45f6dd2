import * as vscode from 'vscode';

/** What a new document begins with. */
export interface UntitledText {
  readonly text: string;
  readonly languageId: string;
}

/**
 * Shows a new untitled document. Its text comes when it is shown: VS Code opens what has text and is shown nowhere by
 * itself, after less than a second, so that on a slow computer it would be there twice.
 */
export async function showUntitled(
  { text, languageId }: UntitledText,
  options: vscode.TextDocumentShowOptions,
): Promise<vscode.TextEditor> {
  const document = await vscode.workspace.openTextDocument({ language: languageId });
  const editor = await vscode.window.showTextDocument(document, { ...options, preview: false });
  // VS Code may bring back what a document of the same name had when it was closed just now.
  const whole = document.validateRange(new vscode.Range(0, 0, document.lineCount, 0));
  await editor.edit((edit) => edit.replace(whole, text));
  const start = new vscode.Position(0, 0);
  editor.selection = new vscode.Selection(start, start);
  return editor;
}
