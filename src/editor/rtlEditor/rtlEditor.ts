import * as vscode from 'vscode';
import { DocumentSync, type PageEdit } from '../../panel/rtlEditor/documentSync.ts';
import { type RtlHostMessage, type RtlPageMessage, rtlPageMessage } from '../../panel/rtlEditor/messages.ts';
import { systemTimer, wait } from '../../platform/clock.ts';
import { applyChanges } from '../documents/applyChanges.ts';
import { lfPosition, lfText, onLfChanges } from '../documents/lfDocument.ts';
import { isReadOnly, readOnlyMessage } from '../documents/readOnly.ts';
import { addTextView, type OwnTextView } from '../documents/textViews.ts';
import type { Log } from '../log.ts';
import { showMediaPage } from '../mediaPage.ts';
import { harfLanguage, t, translations } from '../wording/localize.ts';

/** In milliseconds. */
const AGAIN_AFTER_MS = 50;

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
  readonly #closed = new AbortController();
  /** Until the page was given everything, nothing else is posted. */
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
      panel.webview.onDidReceiveMessage((message) => this.#receive(message)),
    );
    panel.onDidDispose(() => {
      this.#isReady = false;
      this.#closed.abort();
      registered.dispose();
    });
    showMediaPage(panel.webview, extensionUri, {
      name: 'rtlEditor',
      language: harfLanguage(),
      title: t('Right-to-Left Editor'),
    });
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
        void this.#start();
        break;
      case 'edit':
        this.#edit(message).catch(() => {});
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
    if (this.#closed.signal.aborted) return;
    this.#isReady = true;
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

  /** Rejects where the page is closed meanwhile. */
  async #edit(edit: PageEdit): Promise<void> {
    const { document } = this;
    const edited = await this.#sync.edit(edit, async (changes) => {
      const applied = await applyChanges(document, changes);
      // The page sends it again at once: where VS Code goes on to refuse, that must not take all of the time.
      if (applied === 'changed') await wait(systemTimer, AGAIN_AFTER_MS, this.#closed.signal);
      return applied;
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
