import * as vscode from 'vscode';
import type { TidyChange } from '../../document/tidy/tidyChange.ts';
import { documentText } from '../documents/documentText.ts';
import { Turns } from '../documents/slices.ts';
import { t } from '../wording/localize.ts';
import { kindName } from './tidyKinds.ts';

type LabelledEdit = [vscode.TextEdit, vscode.WorkspaceEditEntryMetadata];

/**
 * Shows `changes`, in offsets of the document as it is now, in VS Code's refactor preview by their kinds, all ticked,
 * and makes those that the user leaves ticked, as one undo step. VS Code itself says so if the
 * document is changed meanwhile, and makes none.
 */
export async function previewChanges(
  document: vscode.TextDocument,
  changes: readonly TidyChange[],
): Promise<void> {
  const edit = new vscode.WorkspaceEdit();
  edit.set(document.uri, [hint(), ...(await labelledEdits(document, changes))]);
  await vscode.workspace.applyEdit(edit, { isRefactoring: true });
}

/**
 * VS Code shows a preview only if a change asks for one, and shows such a change unticked and first. This one changes
 * nothing, and its label says what to do.
 */
function hint(): LabelledEdit {
  const label = t('Untick what is to stay as it is');
  return [vscode.TextEdit.insert(new vscode.Position(0, 0), ''), { label, needsConfirmation: true }];
}

async function labelledEdits(
  document: vscode.TextDocument,
  changes: readonly TidyChange[],
): Promise<LabelledEdit[]> {
  const { positionAt } = documentText(document);
  const position = (utf16Offset: number) => {
    const { line, character } = positionAt(utf16Offset);
    return new vscode.Position(line, character);
  };
  const turns = new Turns();
  const edits: LabelledEdit[] = [];
  for (const { utf16Start, utf16End, text, kind } of changes) {
    const range = new vscode.Range(position(utf16Start), position(utf16End));
    edits.push([new vscode.TextEdit(range, text), { label: kindName(kind), needsConfirmation: false }]);
    if (edits.length % 256 === 0) await turns.pause();
  }
  return edits;
}
