import * as vscode from 'vscode';
import { onDidChangeLanguage, t } from '../wording/localize.ts';
import type { UsagePanelDependencies } from './usagePanelDependencies.ts';

/** The panel "Harf: Usage", at most one in a window. */
export interface UsagePanel extends vscode.Disposable {
  /** Opens it or brings it to the front, asks the service again, and resolves when it shows the answer. */
  show(): Promise<void>;
}

export function createUsagePanel(parts: UsagePanelDependencies): UsagePanel {
  let panel: vscode.WebviewPanel | undefined;
  let asking = new AbortController();
  const opened = (linkedCommands: readonly string[]) => {
    const made = vscode.window.createWebviewPanel('harf.usage', t('Harf: Usage'), vscode.ViewColumn.Active, {
      enableScripts: false,
      enableCommandUris: linkedCommands,
      localResourceRoots: [],
    });
    made.onDidDispose(() => {
      panel = undefined;
      asking.abort();
    });
    return made;
  };
  const fill = async ({ webview }: vscode.WebviewPanel) => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const { fillUsage } = await import('./fillUsage.ts');
    await fillUsage(webview, parts, signal);
  };
  const languageChange = onDidChangeLanguage(() => {
    if (panel === undefined) return;
    panel.title = t('Harf: Usage');
    void fill(panel);
  });
  return {
    async show() {
      const { linkedCommands } = await import('./usagePage.ts');
      panel ??= opened(linkedCommands);
      panel.reveal();
      await fill(panel);
    },
    dispose() {
      languageChange.dispose();
      panel?.dispose();
    },
  };
}
