import * as vscode from 'vscode';
import { panelHtml } from '../../panel/panelHtml.ts';
import { DocumentSync, type PageEdit } from '../../panel/rtlEditor/documentSync.ts';
import { type RtlHostMessage, type RtlPageMessage, rtlPageMessage } from '../../panel/rtlEditor/messages.ts';
import { applyChanges } from '../documents/applyChanges.ts';
import { lfPosition, lfText, onLfChanges } from '../documents/lfDocument.ts';
import { isReadOnly, readOnlyMessage } from '../documents/readOnly.ts';
import { addTextView, type OwnTextView } from '../documents/textViews.ts';
import type { Log } from '../log.ts';
import { harfLanguage, onDidChangeLanguage, t, translations } from '../wording/localize.ts';

interface RtlEditorParts {
  /** The folder of the extension. */
  readonly extensionUri: vscode.Uri;
  readonly log: Log;
}

/** A document in the right-to-left editor: a page that shows it, and edits it as any other editor of VS Code does. */
export class RtlEditor implements OwnTextView {
  readonly document: vscode.TextDocument;
  readonly #panel: vscode.WebviewPanel;
  readonly #log: Log;
  readonly #sync = new DocumentSync((message) => this.#post(message));
  #selections: readonly vscode.Selection[] = [new vscode.Selection(0, 0, 0, 0)];
  #visible: readonly vscode.Range[] = [];
  /** Until the page listens, nothing is posted: it is given everything then. */
  #isReady = false;

  constructor(
    document: vscode.TextDocument,
    panel: vscode.WebviewPanel,
    { extensionUri, log }: RtlEditorParts,
  ) {
    this.document = document;
    this.#panel = panel;
    this.#log = log;
    const registered = vscode.Disposable.from(
      addTextView(this),
      onLfChanges(document, ({ changes }) => {
        if (this.#isReady) this.#sync.documentChanged(changes);
      }),
      vscode.workspace.onDidChangeConfiguration((change) => {
        if (['harf.rtlEditor', 'editor.fontSize'].some((name) => change.affectsConfiguration(name, document)))
          this.#post({ type: 'style', ...styleFor(document) });
      }),
      onDidChangeLanguage(() => void this.#start()),
      panel.webview.onDidReceiveMessage((message) => this.#receive(message)),
    );
    panel.onDidDispose(() => {
      this.#isReady = false;
      registered.dispose();
    });
    panel.webview.options = { enableScripts: true, localResourceRoots: [mediaFolder(extensionUri)] };
    panel.webview.html = htmlFor(panel.webview, extensionUri);
  }

  get selections(): readonly vscode.Selection[] {
    return this.#selections;
  }

  get visibleRanges(): readonly vscode.Range[] {
    return this.#visible;
  }

  get viewColumn(): vscode.ViewColumn | undefined {
    return this.#panel.viewColumn;
  }

  get isActive(): boolean {
    return this.#panel.active;
  }

  get isVisible(): boolean {
    return this.#panel.visible;
  }

  #receive(raw: unknown): void {
    const { data: message, error } = rtlPageMessage.safeParse(raw);
    if (message === undefined) {
      // Never with its content.
      const paths = error?.issues.map(({ code, path }) => `${code} at ${path.map(String).join('.')}`);
      this.#log.warn(`The right-to-left editor sent what it may not: ${paths?.join(', ') ?? ''}.`);
      return;
    }
    this.#take(message);
  }

  #take(message: RtlPageMessage): void {
    switch (message.type) {
      case 'ready':
        this.#isReady = true;
        void this.#start();
        break;
      case 'edit':
        void this.#edit(message);
        break;
      case 'view':
        this.#see(message);
        break;
      case 'problem':
        this.#log.warn(`The right-to-left editor: ${message.name}.`);
        break;
    }
  }

  /** Gives the page all that it shows. */
  async #start(): Promise<void> {
    const { document } = this;
    const readOnly = await isReadOnly(document);
    this.#sync.restart();
    this.#post({
      type: 'start',
      text: lfText(document),
      languageId: document.languageId,
      isReadOnly: readOnly,
      translations: translations(),
      ...styleFor(document),
    });
  }

  async #edit(edit: PageEdit): Promise<void> {
    const { document } = this;
    const edited = await this.#sync
      .edit(edit, (changes) => applyChanges(document, changes))
      .catch((error) => {
        this.#log.warn(`The right-to-left editor could not write: ${error.name}.`);
        return 'changed' as const;
      });
    if (edited !== 'readOnly') return;
    if (await isReadOnly(document)) void vscode.window.showWarningMessage(readOnlyMessage(document));
    await this.#start();
  }

  #see({ version, selections, visible }: Extract<RtlPageMessage, { type: 'view' }>): void {
    if (version !== this.#sync.version) return;
    const at = (offset: number) => lfPosition(this.document, offset);
    this.#selections = selections.map(({ anchor, head }) => new vscode.Selection(at(anchor), at(head)));
    this.#visible = [new vscode.Range(at(visible.utf16Start), at(visible.utf16End))];
  }

  #post(message: RtlHostMessage): void {
    if (this.#isReady) void this.#panel.webview.postMessage(message);
  }
}

function styleFor(document: vscode.TextDocument): { readonly fontFamily: string; readonly fontSize: number } {
  const fontFamily: unknown = vscode.workspace.getConfiguration('harf', document).get('rtlEditor.fontFamily');
  const fontSize: unknown = vscode.workspace.getConfiguration('editor', document).get('fontSize');
  return {
    fontFamily: typeof fontFamily === 'string' ? fontFamily : '',
    fontSize: typeof fontSize === 'number' && fontSize > 0 ? fontSize : DEFAULT_FONT_SIZE,
  };
}

const DEFAULT_FONT_SIZE = 14;

function mediaFolder(extensionUri: vscode.Uri): vscode.Uri {
  return vscode.Uri.joinPath(extensionUri, 'dist', 'media');
}

function htmlFor(webview: vscode.Webview, extensionUri: vscode.Uri): string {
  const uri = (name: string) =>
    webview.asWebviewUri(vscode.Uri.joinPath(mediaFolder(extensionUri), name)).toString();
  return panelHtml({
    language: harfLanguage(),
    title: t('Right-to-Left Editor'),
    cspSource: webview.cspSource,
    nonce: crypto.randomUUID(),
    scriptUri: uri('rtlEditor.js'),
    styleUri: uri('rtlEditor.css'),
  });
}
