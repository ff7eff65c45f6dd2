import * as vscode from 'vscode';
import { isForPeople } from '../../document/prose/formats.ts';
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
  let updates = 0;
  /** All at once, and never what a later update has made out of date. */
  const update = async () => {
    const own = ++updates;
    const [shown, { statusSentence, statusTooltip }] = await Promise.all([
      shownService(connection),
      import('./statusTooltip.ts'),
    ]);
    if (own !== updates) return;
    const text = shown === 'local' ? t('Harf: Local') : t('Harf: Hosted');
    const sentence = statusSentence(shown);
    item.name = t('Harf: Service');
    item.text = text;
    item.accessibilityInformation = { label: `${text}. ${sentence}` };
    item.tooltip = statusTooltip(sentence);
  };
  const showOrHide = () => {
    const language = vscode.window.activeTextEditor?.document.languageId;
    if (isAlwaysShown || (language !== undefined && isForPeople(language))) item.show();
    else item.hide();
  };
  const subscriptions = [
    vscode.window.onDidChangeActiveTextEditor(showOrHide),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('harf')) void update();
    }),
    keys.onDidChange(() => void update()),
  ];
  void update();
  showOrHide();
  return {
    showAlways() {
      isAlwaysShown = true;
      showOrHide();
    },
    dispose: () => vscode.Disposable.from(item, ...subscriptions).dispose(),
  };
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
