import * as vscode from 'vscode';
import type { KeyEnvironment } from '../../client/index.ts';
import { isProse } from '../documents/languages.ts';
import { t } from '../wording/localize.ts';
import type { ApiKeys } from './apiKeys.ts';
import type { Connection } from './connection.ts';

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
  const shown = await shownService(connection);
  item.name = t('Harf: Service');
  const text = shown === 'local' ? t('Harf: Local') : t('Harf: Hosted');
  item.text = text;
  const sentence = shown === 'local' ? localSentence() : hostedSentence(shown);
  item.accessibilityInformation = { label: `${text}. ${sentence}` };
  const { statusTooltip } = await import('./statusTooltip.ts');
  item.tooltip = statusTooltip(sentence);
}

function localSentence(): string {
  return t('Text stays on this computer. Click to choose another service.');
}

function hostedSentence(shown: ReadyService | 'unready'): string {
  if (shown === 'unready')
    return t(
      'The hosted service needs a valid address and a key, so no text goes anywhere. Click to choose.',
    );
  const { baseUrl, environment } = shown;
  switch (environment) {
    case 'live':
      return t('Text goes to {0}, with your live key. Click to choose another service.', baseUrl);
    case 'sandbox':
      return t('Text goes to {0}, with your sandbox key. Click to choose another service.', baseUrl);
    default:
      return t('Text goes to {0}, with your key. Click to choose another service.', baseUrl);
  }
}

interface ReadyService {
  readonly baseUrl: string;
  /** As the key's prefix tells it. */
  readonly environment: KeyEnvironment | undefined;
}

/** The service that text would go to now; `unready` is the hosted one while something keeps text from it. */
async function shownService(connection: Destinations): Promise<ReadyService | 'local' | 'unready'> {
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
