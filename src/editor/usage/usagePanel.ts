import * as vscode from 'vscode';
import type { Log } from '../log.ts';
import type { Connection } from '../service/connection.ts';
import { onDidChangeLanguage, t } from '../wording/localize.ts';

/** The panel "Harf: Usage", at most one in a window. */
export class UsagePanel implements vscode.Disposable {
  readonly #connection: Connection;
  readonly #log: Log;
  readonly #languageChange = onDidChangeLanguage(() => this.#translate());
  #panel: vscode.WebviewPanel | undefined;
  #asking = new AbortController();

  constructor(connection: Connection, log: Log) {
    this.#connection = connection;
    this.#log = log;
  }

  /** Opens it or brings it to the front, asks the service again, and resolves when it shows the answer. */
  async show(): Promise<void> {
    const { linkedCommands } = await import('./usagePage.ts');
    this.#panel ??= this.#opened(linkedCommands);
    this.#panel.reveal();
    await this.#fill(this.#panel);
  }

  dispose(): void {
    this.#languageChange.dispose();
    this.#panel?.dispose();
  }

  #opened(linkedCommands: readonly string[]): vscode.WebviewPanel {
    const panel = vscode.window.createWebviewPanel('harf.usage', t('Harf: Usage'), vscode.ViewColumn.Active, {
      enableScripts: false,
      enableCommandUris: linkedCommands,
      localResourceRoots: [],
    });
    panel.onDidDispose(() => {
      this.#panel = undefined;
      this.#asking.abort();
    });
    return panel;
  }

  async #fill({ webview }: vscode.WebviewPanel): Promise<void> {
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const { fillUsage } = await import('./usagePage.ts');
    await fillUsage(webview, this.#connection, this.#log, signal);
  }

  #translate(): void {
    if (this.#panel === undefined) return;
    this.#panel.title = t('Harf: Usage');
    void this.#fill(this.#panel);
  }
}
