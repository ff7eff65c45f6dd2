import * as vscode from 'vscode';
import { isProse } from '../documents/languages.ts';
import { t } from '../wording/localize.ts';
import type { ApiKeys } from './apiKeys.ts';
import type { Connection } from './connection.ts';
import type { ShownService } from './statusTooltip.ts';

/** The status bar item that says where text goes. */
export interface StatusBar extends vscode.Disposable {
  /** From now on it is shown in every language, not only in prose. */
  showAlways(): void;
}

type Destinations = Pick<Connection, 'destination'>;

export function createStatusBar(connection: Destinations, keys: Pick<ApiKeys, 'onDidChange'>): StatusBar {
  const item = vscode.window.createStatusBarItem('harf.service', vscode.StatusBarAlignment.Right, 90);
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

async function showDestination(item: vscode.StatusBarItem, connection: Destinations): Promise<void> {
  const { statusSentence, statusTooltip } = await import('./statusTooltip.ts');
  const shown = await shownService(connection);
  // Nothing is awaited from here on, so that all of it says the same.
  item.name = t('Harf: Service');
  const text = shown === 'local' ? t('Harf: Local') : t('Harf: Hosted');
  item.text = text;
  const sentence = statusSentence(shown);
  item.accessibilityInformation = { label: `${text}. ${sentence}` };
  item.tooltip = statusTooltip(sentence);
}

/** The service that text would go to now. */
async function shownService(connection: Destinations): Promise<ShownService> {
  try {
    const destination = await connection.destination();
    if (destination.kind !== 'hosted') return destination.kind === 'local' ? 'local' : 'unready';
    const { keyEnvironment } = await import('../../client/index.ts');
    return { baseUrl: destination.baseUrl, environment: keyEnvironment(destination.apiKey) };
  } catch {
    // A keyring that cannot be used: a command will say so, and nothing goes anywhere.
    return 'unready';
  }
}
