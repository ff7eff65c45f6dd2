import * as vscode from 'vscode';
import { FakePanel } from '../../test/support/editor/fakePanel.ts';

/** Gives the extension a fake panel whenever it opens one. */
export class FakePanels {
  readonly #createWebviewPanel = vscode.window.createWebviewPanel;
  #opened: FakePanel | undefined;

  install(): void {
    Reflect.set(vscode.window, 'createWebviewPanel', () => {
      this.#opened = new FakePanel();
      return this.#opened.view;
    });
  }

  /** The panel that is open, if one is. */
  get current(): FakePanel | undefined {
    return this.#opened;
  }

  /** Closes the panel, and first forgets its playbacks. */
  async close(): Promise<void> {
    await this.#opened?.removeAll();
    this.#opened?.dispose();
    this.#opened = undefined;
  }

  async uninstall(): Promise<void> {
    await this.close();
    Reflect.set(vscode.window, 'createWebviewPanel', this.#createWebviewPanel);
  }
}
