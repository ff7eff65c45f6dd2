import * as vscode from 'vscode';
import * as z from 'zod/mini';
import { UserError } from '../../failures/userError.ts';
import { t } from '../../wording/localize.ts';

/** What the link in a hover carries; `line` and `character` count from 0. */
const speechPlace = z.strictObject({
  uri: z.string(),
  line: z.number().check(z.int(), z.nonnegative()),
  character: z.number().check(z.int(), z.nonnegative()),
});

/** A place from which to read. */
export interface SpeechPlace {
  readonly document: vscode.TextDocument;
  readonly position: vscode.Position;
}

/** The place that a link names; undefined for what a menu or a key gives, and for a document that was closed. */
export function linkedPlace(argument: unknown): SpeechPlace | undefined {
  const { data } = speechPlace.safeParse(argument);
  const document = vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === data?.uri);
  if (data === undefined || document === undefined) return undefined;
  return { document, position: document.validatePosition(new vscode.Position(data.line, data.character)) };
}

/** Where the cursor is, or the selection begins. */
export function cursorOf({
  document,
  selections: [selection],
}: Pick<vscode.TextEditor, 'document' | 'selections'>): SpeechPlace {
  return { document, position: selection?.start ?? new vscode.Position(0, 0) };
}

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
