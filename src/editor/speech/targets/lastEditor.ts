import * as vscode from 'vscode';
import { UserError } from '../../failures/userError.ts';
import { t } from '../../wording/localize.ts';

/** The text editor that is meant by a command, also while the focus is in the player. */
export class LastEditor implements vscode.Disposable {
  #last = vscode.window.activeTextEditor;
  readonly #subscription = vscode.window.onDidChangeActiveTextEditor((editor) => {
    this.#last = editor ?? this.#last;
  });

  /** Throws a `UserError` if there is none. */
  get(): vscode.TextEditor {
    const { activeTextEditor, visibleTextEditors } = vscode.window;
    const last = this.#last?.document.isClosed ? undefined : this.#last;
    const editor = activeTextEditor ?? last ?? visibleTextEditors[0];
    if (editor) return editor;
    throw new UserError(t('Open a text document first.'), ['openSample']);
  }

  dispose(): void {
    this.#subscription.dispose();
  }
}
