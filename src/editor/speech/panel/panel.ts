import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';
import { type HostMessage, type PanelMessage, panelMessage } from '../../../panel/messages.ts';
import { panelHtml } from '../../../panel/panelHtml.ts';
import { type Handlers, Responder } from '../../../panel/responder.ts';
import { VIEW_TYPE } from './viewType.ts';

/** What the panel says without waiting for a reply. */
export type UnansweredMessage = Exclude<PanelMessage, { type: 'request' | 'abandon' | 'ready' }>;

export interface PanelParts {
  /** The folder of the extension. */
  readonly extensionUri: vscode.Uri;
  readonly handlers: Handlers;
  /** Handles what needs no reply. */
  readonly onMessage: (message: UnansweredMessage) => void;
  /** What a panel that begins is told first. */
  readonly onReady: () => readonly HostMessage[];
  readonly onDispose: (panel: Panel) => void;
  /** One sentence for the user. */
  readonly describe: (error: unknown) => string;
  /** Told what a message has that the panel may not send; never what it says. */
  readonly onInvalid: (problem: string) => void;
}

/** The read-aloud panel: a webview beside the editor, which gets sound but never an address or a key. */
export class Panel {
  readonly #view: vscode.WebviewPanel;
  readonly #parts: PanelParts;
  readonly #responder: Responder;
  /** Until the panel listens, it is told nothing: its first message tells it everything. */
  #isReady = false;

  /** Takes over a panel that VS Code restored, or a new one. */
  constructor(view: vscode.WebviewPanel, parts: PanelParts) {
    this.#view = view;
    this.#parts = parts;
    this.#responder = new Responder({
      handlers: parts.handlers,
      post: (message) => this.post(message),
      describe: parts.describe,
    });
    view.onDidDispose(() => this.#dispose());
    view.webview.onDidReceiveMessage((message) => this.#receive(message));
    view.webview.options = webviewOptions(parts.extensionUri);
    view.webview.html = htmlFor(view.webview, parts.extensionUri);
  }

  /** A new panel beside the editor, which keeps the focus. */
  static open(parts: PanelParts): Panel {
    const view = vscode.window.createWebviewPanel(
      VIEW_TYPE,
      title(),
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      // Sound goes on while another tab covers the panel.
      { retainContextWhenHidden: true, ...webviewOptions(parts.extensionUri) },
    );
    view.iconPath = vscode.Uri.joinPath(parts.extensionUri, 'media', 'icon.svg');
    return new Panel(view, parts);
  }

  /** Whether it listens; what it was told before, it has not heard. */
  get isReady(): boolean {
    return this.#isReady;
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
      this.#parts.onInvalid(paths?.join(', ') ?? '');
    } else if (message.type === 'request') void this.#responder.answer(message);
    else if (message.type === 'abandon') this.#responder.abandon(message.requestId);
    else if (message.type === 'ready') this.#begin();
    else this.#parts.onMessage(message);
  }

  #begin(): void {
    this.#isReady = true;
    for (const message of this.#parts.onReady()) this.post(message);
  }

  #dispose(): void {
    this.#isReady = false;
    this.#responder.dispose();
    this.#parts.onDispose(this);
  }
}

function title(): string {
  return vscode.l10n.t('Read Aloud');
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
    language: vscode.env.language,
    title: title(),
    cspSource: webview.cspSource,
    nonce: randomBytes(24).toString('base64'),
    scriptUri: uri('panel.js'),
    styleUri: uri('panel.css'),
  });
}

/** A webview may say anything; only a name and a place in the code go to the log. */
export function codePlace(detail: string): string {
  return /^[\w.:/() -]{1,200}$/.test(detail) ? ` (${detail})` : '';
}
