import * as vscode from 'vscode';
import { activeTextView, onDidChangeActiveTextView } from '../documents/textViews.ts';
import { t } from '../wording/localize.ts';
import type { ApiKeys } from './apiKeys.ts';
import type { Connection } from './connection.ts';
import type { ShownService } from './statusTooltip.ts';

type Destinations = Pick<Connection, 'destination'>;

/** The status bar item that says where text goes. */
export class StatusBar implements vscode.Disposable {
  readonly #connection: Destinations;
  readonly #item = vscode.window.createStatusBarItem('harf.service', vscode.StatusBarAlignment.Right, 90);
  readonly #subscriptions: vscode.Disposable;
  #isAlwaysShown = false;
  #updates = 0;

  constructor(connection: Destinations, keys: Pick<ApiKeys, 'onDidChange'>) {
    this.#connection = connection;
    this.#item.command = 'harf.selectService';
    this.#subscriptions = vscode.Disposable.from(
      onDidChangeActiveTextView(() => void this.#showOrHide()),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('harf')) void this.#update();
      }),
      keys.onDidChange(() => void this.#update()),
    );
    void this.#update();
    void this.#showOrHide();
  }

  /** From now on it is shown in every language, not only in prose. */
  showAlways(): void {
    this.#isAlwaysShown = true;
    void this.#showOrHide();
  }

  dispose(): void {
    this.#item.dispose();
    this.#subscriptions.dispose();
  }

  /** All at once, and never what a later update has made out of date. */
  async #update(): Promise<void> {
    const own = ++this.#updates;
    const [shown, { statusSentence, statusTooltip }] = await Promise.all([
      shownService(this.#connection),
      import('./statusTooltip.ts'),
    ]);
    if (own !== this.#updates) return;
    const text = shown === 'local' ? t('Harf: Local') : t('Harf: Hosted');
    const sentence = statusSentence(shown);
    this.#item.name = t('Harf: Service');
    this.#item.text = text;
    this.#item.accessibilityInformation = { label: `${text}. ${sentence}` };
    this.#item.tooltip = statusTooltip(sentence);
  }

  async #showOrHide(): Promise<void> {
    const { isForPeople } = await import('../../document/prose/formats.ts');
    const language = activeTextView()?.document.languageId;
    if (this.#isAlwaysShown || (language !== undefined && isForPeople(language))) this.#item.show();
    else this.#item.hide();
  }
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
