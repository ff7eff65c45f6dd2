import * as vscode from 'vscode';
import { type HostMessage, type PanelMessage, panelMessage } from '../../../panel/messages.ts';
import { type Handlers, Responder } from '../../../panel/responder.ts';
import { describeFailure } from '../../failures/describeFailure.ts';
import type { Log } from '../../log.ts';
import { mediaPageOptions, showMediaPage } from '../../mediaPage.ts';
import { harfLanguage, t } from '../../wording/localize.ts';
import { VIEW_TYPE } from './viewType.ts';

/** What the panel says without waiting for a reply. */
export type UnansweredMessage = Exclude<PanelMessage, { type: 'request' | 'abandon' | 'ready' }>;

interface PanelParts {
  /** The folder of the extension. */
  readonly extensionUri: vscode.Uri;
  readonly log: Log;
  /** Answer what the panel asks. */
  readonly handlers: Handlers;
}

/** The read-aloud panel: a webview beside the editor, which gets sound but never an address or a key. */
export class Panel {
  readonly #view: vscode.WebviewPanel;
  readonly #log: Log;
  readonly #responder: Responder;
  readonly #began = new vscode.EventEmitter<void>();
  readonly #received = new vscode.EventEmitter<UnansweredMessage>();
  /** Until the panel listens, nothing is posted: who watches `onDidBegin` gives it everything. */
  #isReady = false;

  /** Takes over a panel that VS Code restored, or a new one. */
  constructor(view: vscode.WebviewPanel, { extensionUri, log, handlers }: PanelParts) {
    this.#view = view;
    this.#log = log;
    this.#responder = new Responder(
      handlers,
      (message) => this.post(message),
      (error) => describeFailure(error, log).message,
    );
    view.onDidDispose(() => this.#dispose());
    view.webview.onDidReceiveMessage((message) => this.#receive(message));
    showMediaPage(view.webview, extensionUri, { name: 'panel', language: harfLanguage(), title: title() });
    this.rename();
  }

  /** A new panel beside the editor, which keeps the focus. */
  static open(parts: PanelParts): Panel {
    const view = vscode.window.createWebviewPanel(
      VIEW_TYPE,
      title(),
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      // Sound goes on while another tab covers the panel.
      { retainContextWhenHidden: true, ...mediaPageOptions(parts.extensionUri) },
    );
    view.iconPath = vscode.Uri.joinPath(parts.extensionUri, 'media', 'icon.svg');
    return new Panel(view, parts);
  }

  /** Fired when it listens, and is to be told what it shows. */
  get onDidBegin(): vscode.Event<void> {
    return this.#began.event;
  }

  /** Fired with each message that needs no reply. */
  get onDidReceive(): vscode.Event<UnansweredMessage> {
    return this.#received.event;
  }

  /** Fired when it was closed. */
  get onDidClose(): vscode.Event<void> {
    return this.#view.onDidDispose;
  }

  /** Whether it listens; what is posted before is dropped. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Gives its tab the title in Harf's language as it is now. */
  rename(): void {
    this.#view.title = title();
  }

  reveal(): void {
    this.#view.reveal(undefined, true);
  }

  post(message: HostMessage): void {
    if (this.#isReady) void this.#view.webview.postMessage(message);
  }

  close(): void {
    this.#view.dispose();
  }

  #receive(raw: unknown): void {
    const { data: message, error } = panelMessage.safeParse(raw);
    if (message === undefined) {
      // Never with its content.
      const paths = error?.issues.map(({ code, path }) => `${code} at ${path.map(String).join('.')}`);
      this.#log.warn(`The read-aloud panel sent what it may not: ${paths?.join(', ') ?? ''}.`);
    } else if (message.type === 'request') void this.#responder.answer(message);
    else if (message.type === 'abandon') this.#responder.abandon(message.requestId);
    else if (message.type === 'ready') {
      this.#isReady = true;
      this.#began.fire();
    } else this.#received.fire(message);
  }

  #dispose(): void {
    this.#isReady = false;
    this.#responder.dispose();
    this.#began.dispose();
    this.#received.dispose();
  }
}

function title(): string {
  return t('Read Aloud');
}
