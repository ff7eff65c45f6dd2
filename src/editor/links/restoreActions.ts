import * as vscode from 'vscode';
import { lfSpan } from '../lfPositions.ts';
import type { LinkedDocuments } from './linkedDocuments.ts';
import { restoreArea } from './restoreArea.ts';

/** Offers to put Persian back where the cursor or the selection touches linked words. */
export function createRestoreActions(linkedDocuments: LinkedDocuments): vscode.Disposable {
  const kind = vscode.CodeActionKind.RefactorRewrite.append('restorePersian');
  const provider: vscode.CodeActionProvider = {
    provideCodeActions(document, range) {
      const { utf16Start, utf16End } = lfSpan(document, range);
      const words = linkedDocuments.of(document)?.touching(utf16Start, utf16End) ?? [];
      const [first, last] = [words[0], words.at(-1)];
      if (first === undefined || last === undefined) return [];
      const title = vscode.l10n.t('Restore Persian');
      const area = restoreArea(document, { utf16Start: first.utf16Start, utf16End: last.utf16End });
      const action = new vscode.CodeAction(title, kind);
      action.command = { title, command: 'harf.restorePersian', arguments: [area] };
      return [action];
    },
  };
  return vscode.languages.registerCodeActionsProvider('*', provider, { providedCodeActionKinds: [kind] });
}
