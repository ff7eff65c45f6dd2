import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';
import { type HostMessage, type PanelMessage, panelMessage } from '../../../panel/messages.ts';
import { panelHtml } from '../../../panel/panelHtml.ts';
import { type Handlers, Responder } from '../../../panel/responder.ts';
import { harfLanguage, t } from '../../wording/localize.ts';
import { VIEW_TYPE } from './viewType.ts';

/** What the panel says without waiting for a reply. */
export type UnansweredMessage = Exclude<PanelMessage, { type: 'request' | 'abandon' | 'ready' }>;

export interface PanelDependencies {
  /** The folder of the extension. */
  readonly extensionUri: vscode.Uri;
  readonly handlers: Handlers;
  /** Called with each message that needs no reply. */
  readonly onMessage: (message: UnansweredMessage) => void;
  /** Called when the panel listens; gives what it is told first. */
  readonly onReady: () => readonly HostMessage[];
  readonly onDispose: (panel: Panel) => void;
  /** What went wrong, in one sentence for the user. */
  readonly describe: (error: unknown) => string;
  /** Called with what is wrong with a message that the panel may not send; never with its content. */
  readonly onInvalid: (problem: string) => void;
}

/** The read-aloud panel: a webview beside the editor, which gets sound but never an address or a key. */
export class Panel {
  readonly #view: vscode.WebviewPanel;
  readonly #dependencies: PanelDependencies;
  readonly #responder: Responder;
  /** Until the panel listens, nothing is posted: `onReady` gives it everything. */
  #isReady = false;

  /** Takes over a panel that VS Code restored, or a new one. */
  constructor(view: vscode.WebviewPanel, dependencies: PanelDependencies) {
    this.#view = view;
    this.#dependencies = dependencies;
    this.#responder = new Responder({
      handlers: dependencies.handlers,
      post: (message) => this.post(message),
      describe: dependencies.describe,
    });
    view.onDidDispose(() => this.#dispose());
    view.webview.onDidReceiveMessage((message) => this.#receive(message));
    view.webview.options = webviewOptions(dependencies.extensionUri);
    view.webview.html = htmlFor(view.webview, dependencies.extensionUri);
    this.rename();
  }

  /** A new panel beside the editor, which keeps the focus. */
  static open(dependencies: PanelDependencies): Panel {
    const view = vscode.window.createWebviewPanel(
      VIEW_TYPE,
      title(),
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      // Sound goes on while another tab covers the panel.
      { retainContextWhenHidden: true, ...webviewOptions(dependencies.extensionUri) },
    );
    view.iconPath = vscode.Uri.joinPath(dependencies.extensionUri, 'media', 'icon.svg');
    return new Panel(view, dependencies);
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
      const paths = error?.issues.map(({ code, path }) => `${code} at ${path.map(String).join('.')}`);
      this.#dependencies.onInvalid(paths?.join(', ') ?? '');
    } else if (message.type === 'request') void this.#responder.answer(message);
    else if (message.type === 'abandon') this.#responder.abandon(message.requestId);
    else if (message.type === 'ready') this.#begin();
    else this.#dependencies.onMessage(message);
  }

  #begin(): void {
    this.#isReady = true;
    for (const message of this.#dependencies.onReady()) this.post(message);
  }

  #dispose(): void {
    this.#isReady = false;
    this.#responder.dispose();
    this.#dependencies.onDispose(this);
  }
}

function title(): string {
  return t('Read Aloud');
}

function webviewOptions(extensionUri: vscode.Uri): vscode.WebviewOptions {
  return { enableScripts: true, localResourceRoots: [mediaFolder(extensionUri)] };
}

function mediaFolder(extensionUri: vscode.Uri): vscode.Uri {
  return vscode.Uri.joinPath(extensionUri, 'dist', 'media');
}

function htmlFor(webview: vscode.Webview, extensionUri: vscode.Uri): string {
  const uri = (name: string) =>
    webview.asWebviewUri(vscode.Uri.joinPath(mediaFolder(extensionUri), name)).toString();
  return panelHtml({
    language: harfLanguage(),
    title: title(),
    cspSource: webview.cspSource,
    nonce: randomBytes(24).toString('base64'),
    scriptUri: uri('panel.js'),
    styleUri: uri('panel.css'),
  });
}
