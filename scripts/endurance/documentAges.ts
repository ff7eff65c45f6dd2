import * as vscode from 'vscode';

/** The editor holds a document that an extension opened for three minutes after it was closed. */
const HELD_MS = 200_000;

/** Knows since when each document has been open. */
export class DocumentAges implements vscode.Disposable {
  readonly #openedAtMs = new WeakMap<vscode.TextDocument, number>();
  readonly #subscription = vscode.workspace.onDidOpenTextDocument((document) => {
    this.#openedAtMs.set(document, performance.now());
  });

  /** The documents that are open for longer than the editor holds what was closed. */
  old(): readonly string[] {
    const limit = performance.now() - HELD_MS;
    return vscode.workspace.textDocuments
      .filter((document) => (this.#openedAtMs.get(document) ?? 0) < limit)
      .map(({ uri }) => `${uri}`);
  }

  dispose(): void {
    this.#subscription.dispose();
  }
}
