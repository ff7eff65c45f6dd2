import * as vscode from 'vscode';

export async function openEmpty(): Promise<vscode.TextEditor> {
  return vscode.window.showTextDocument(
    await vscode.workspace.openTextDocument({ language: 'plaintext', content: '' }),
  );
}

/** Makes `text` all of the document, and selects it. */
export async function select(editor: vscode.TextEditor, text: string): Promise<void> {
  const { document } = editor;
  await editor.edit((edit) => edit.replace(wholeOf(document), text));
  editor.selection = new vscode.Selection(wholeOf(document).start, wholeOf(document).end);
}

function wholeOf(document: vscode.TextDocument): vscode.Range {
  return new vscode.Range(document.positionAt(0), document.positionAt(document.getText().length));
}
