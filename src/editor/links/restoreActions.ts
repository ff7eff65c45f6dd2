import * as vscode from 'vscode';
import { lfSpan } from '../documents/lfPositions.ts';
import type { LinkedDocuments } from './linkedDocuments.ts';

/** Offers to put back what linked words came from where the cursor or the selection touches linked words. */
export function createRestoreActions(linkedDocuments: LinkedDocuments): vscode.Disposable {
  const kind = vscode.CodeActionKind.RefactorRewrite.append('restorePersian');
  const provider: vscode.CodeActionProvider = {
    async provideCodeActions(document, range) {
      const { utf16Start, utf16End } = lfSpan(document, range);
      const links = linkedDocuments.of(document);
      const { value: first } = links?.from(utf16Start).next() ?? {};
      if (links === undefined || !first || first.utf16Start > utf16End) return [];
      const { restoreTitle, wordsArea } = await import('./restoreArea.ts');
      const title = restoreTitle(first.value.origin);
      const action = new vscode.CodeAction(title, kind);
      // A selection, which may be long, is what the command is about without an argument.
      const touched = links.touching(utf16Start, utf16End);
      const area = range.isEmpty ? [wordsArea(document, touched)] : [];
      action.command = { title, command: 'harf.restorePersian', arguments: area };
      return [action];
    },
  };
  return vscode.languages.registerCodeActionsProvider('*', provider, { providedCodeActionKinds: [kind] });
}
