import * as vscode from 'vscode';
import type { TextChange } from '../../text/span.ts';
import { lfRange } from './lfDocument.ts';

type Applied = 'applied' | 'changed' | 'readOnly';

/**
 * Applies all `changes`, in offsets of the document as it is now with LF line ends, as one undo step, or none
 * of them. An editor that was made read-only takes an edit without an error and without effect; that is
 * recognised here, and it is why an editor, where there is one, does the edit.
 */
export async function applyChanges(
  document: vscode.TextDocument,
  changes: readonly TextChange[],
): Promise<Applied> {
  const { version } = document;
  if (!(await edit(document, changes))) return 'changed';
  return document.version === version ? 'readOnly' : 'applied';
}

async function edit(document: vscode.TextDocument, changes: readonly TextChange[]): Promise<boolean> {
  const edits = changes.map((change) => new vscode.TextEdit(lfRange(document, change), change.text));
  const editor = vscode.window.visibleTextEditors.find((each) => each.document === document);
  try {
    return await (editor ? editIn(editor, edits) : editUnseen(document, edits));
  } catch {
    // The editor closed between the search and the edit: nothing was applied.
    return false;
  }
}

function editIn(editor: vscode.TextEditor, edits: readonly vscode.TextEdit[]): Thenable<boolean> {
  return editor.edit((builder) => {
    for (const { range, newText } of edits) builder.replace(range, newText);
  });
}

function editUnseen(document: vscode.TextDocument, edits: vscode.TextEdit[]): Thenable<boolean> {
  const edit = new vscode.WorkspaceEdit();
  edit.set(document.uri, edits);
  return vscode.workspace.applyEdit(edit);
}
