import * as vscode from 'vscode';
import { hasPersianLetter } from '../../text/persian.ts';
import type { Log } from '../log.ts';

/** As `package.json` names the custom editor. */
export const RTL_EDITOR = 'harf.rtlEditor';

/** Lets VS Code open documents in the right-to-left editor; its code is loaded with the first one. */
export function registerRtlEditor(
  extensionUri: vscode.Uri,
  log: Log,
  onDidChangeHints: vscode.Event<void>,
): vscode.Disposable {
  const tellPersian = (editor = vscode.window.activeTextEditor) => {
    const isShown = editor?.visibleRanges.some((range) => hasPersianLetter(editor.document.getText(range)));
    void vscode.commands.executeCommand('setContext', 'harf.showsPersian', isShown === true);
  };
  tellPersian();
  const provider = vscode.window.registerCustomEditorProvider(
    RTL_EDITOR,
    {
      async resolveCustomTextEditor(document, panel) {
        const { RtlEditor } = await import('./rtlEditor.ts');
        new RtlEditor(document, panel, { extensionUri, log, onDidChangeHints });
      },
    },
    // What was typed but not yet told, and the place in a long document, stay while another tab covers it.
    { webviewOptions: { retainContextWhenHidden: true }, supportsMultipleEditorsPerDocument: true },
  );
  return vscode.Disposable.from(
    provider,
    vscode.window.onDidChangeActiveTextEditor(tellPersian),
    vscode.window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => {
      if (textEditor === vscode.window.activeTextEditor) tellPersian(textEditor);
    }),
  );
}
