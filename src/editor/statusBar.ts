import * as vscode from 'vscode';
import type { ApiKeys } from './apiKeys.ts';
import type { Connection } from './connection.ts';
import { isProse } from './languages.ts';
import { serviceSettings } from './settings.ts';

/** The status bar item that says where text goes. */
export interface StatusBar extends vscode.Disposable {
  /** From now on it is shown in every language, not only in prose. */
  showAlways(): void;
}

export function createStatusBar(connection: Connection, keys: ApiKeys): StatusBar {
  const item = vscode.window.createStatusBarItem('harf.service', vscode.StatusBarAlignment.Right, 90);
  item.name = vscode.l10n.t('Harf: Service');
  item.command = 'harf.selectService';
  let isAlwaysShown = false;
  const update = () => void showDestination(item, connection);
  const showOrHide = () => {
    const language = vscode.window.activeTextEditor?.document.languageId;
    if (isAlwaysShown || (language !== undefined && isProse(language))) item.show();
    else item.hide();
  };
  const subscriptions = [
    vscode.window.onDidChangeActiveTextEditor(showOrHide),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('harf')) update();
    }),
    keys.onDidChange(update),
  ];
  update();
  showOrHide();
  return {
    showAlways() {
      isAlwaysShown = true;
      showOrHide();
    },
    dispose: () => vscode.Disposable.from(item, ...subscriptions).dispose(),
  };
}

async function showDestination(item: vscode.StatusBarItem, connection: Connection): Promise<void> {
  const { service, baseUrl } = serviceSettings(vscode.workspace.getConfiguration('harf'));
  // Without a base address the keyring and the client are not needed to know.
  const isReady = service !== 'local' && baseUrl !== '' && (await isHostedReady(connection));
  const isHosted = service === 'hosted' || isReady;
  const text = isHosted ? vscode.l10n.t('Harf: Hosted') : vscode.l10n.t('Harf: Local');
  item.text = text;
  item.tooltip = tooltip(isHosted, isReady, baseUrl);
  item.accessibilityInformation = { label: `${text}. ${item.tooltip}` };
}

function tooltip(isHosted: boolean, isReady: boolean, baseUrl: string): string {
  const { t } = vscode.l10n;
  if (!isHosted) return t('Text stays on this computer. Click to choose another service.');
  return isReady
    ? t('Text goes to {0}, with your key. Click to choose another service.', baseUrl)
    : t('The hosted service needs an address and a key, so no text goes anywhere. Click to choose.');
}

async function isHostedReady(connection: Connection): Promise<boolean> {
  try {
    return (await connection.destination()).kind === 'hosted';
  } catch {
    // A keyring that cannot be used: a command will say so, and nothing goes anywhere.
    return false;
  }
}
