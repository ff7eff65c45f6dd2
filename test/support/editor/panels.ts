import assert from 'node:assert/strict';
import * as vscode from 'vscode';

/** The webview panels that are opened while it is installed; they are real ones. */
export class Panels {
  readonly opened: vscode.WebviewPanel[] = [];
  #restore = () => {};

  install(): void {
    const { createWebviewPanel } = vscode.window;
    const watching: typeof createWebviewPanel = (...args) => {
      const panel = createWebviewPanel(...args);
      this.opened.push(panel);
      return panel;
    };
    Reflect.set(vscode.window, 'createWebviewPanel', watching);
    assert.equal(vscode.window.createWebviewPanel, watching);
    this.#restore = () => Reflect.set(vscode.window, 'createWebviewPanel', createWebviewPanel);
  }

  uninstall(): void {
    this.#restore();
    for (const panel of this.opened.splice(0)) panel.dispose();
  }

  /** The only panel that was opened. */
  only(): vscode.WebviewPanel {
    const [panel, ...others] = this.opened;
    assert.ok(panel && others.length === 0, `${this.opened.length} panels were opened`);
    return panel;
  }
}

/** Watches the panels around every test of the suite, and closes them after each. */
export function usePanels(): Panels {
  const panels = new Panels();
  beforeEach(() => panels.install());
  afterEach(() => panels.uninstall());
  return panels;
}
