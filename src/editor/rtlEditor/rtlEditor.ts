import * as vscode from 'vscode';
import { DocumentSync, type PageEdit } from '../../panel/rtlEditor/documentSync.ts';
import {
  type MarkName,
  type RtlHostMessage,
  type RtlPageMessage,
  rtlPageMessage,
} from '../../panel/rtlEditor/messages.ts';
import { systemTimer, wait, whenQuiet } from '../../platform/clock.ts';
import { applyChanges } from '../documents/applyChanges.ts';
import { lfOffset, lfPosition, lfSpan, lfText, onLfChanges } from '../documents/lfDocument.ts';
import { isReadOnly, readOnlyMessage } from '../documents/readOnly.ts';
import { TextMark } from '../documents/textMark.ts';
import { type OwnTextView, OwnViewEntry } from '../documents/textViews.ts';
import type { Log } from '../log.ts';
import { showMediaPage } from '../mediaPage.ts';
import { describeError } from '../wording/describeError.ts';
import { harfLanguage, t, translations } from '../wording/localize.ts';
import { chooseFix, diagnosticPlaces, follow, hintsIn, knownOf } from './languageFeatures.ts';

/** In milliseconds. */
const AGAIN_AFTER_MS = 50;
/** So long nothing has to have changed before hints are asked for, in milliseconds. */
const QUIET_MS = 200;

interface RtlEditorParts {
  /** The folder of the extension. */
  readonly extensionUri: vscode.Uri;
  readonly log: Log;
  /** Hints are other ones than before, or shown no more. */
  readonly onDidChangeHints: vscode.Event<void>;
}

/** A document in the right-to-left editor: a page that shows it, and edits it as any other editor of VS Code does. */
export class RtlEditor implements OwnTextView {
  readonly document: vscode.TextDocument;
  readonly #panel: vscode.WebviewPanel;
  readonly #log: Log;
  readonly #entry: OwnViewEntry;
  readonly #sync = new DocumentSync((message) => this.#post(message));
  readonly #hints = whenQuiet(systemTimer, QUIET_MS, () => void this.#showHints().catch(() => {}));
  #selections: readonly vscode.Selection[] = [new vscode.Selection(0, 0, 0, 0)];
  #visible: readonly vscode.Range[] = [];
  readonly #closed = new AbortController();
  readonly #marked = new Set<MarkName>();
  /** Where the links of the hover that is shown may lead. */
  #targets: ReadonlySet<string> = new Set();
  /** Until the page was given everything, nothing else is posted. */
  #isReady = false;

  constructor(
    document: vscode.TextDocument,
    panel: vscode.WebviewPanel,
    { extensionUri, log, onDidChangeHints }: RtlEditorParts,
  ) {
    this.document = document;
    this.#panel = panel;
    this.#log = log;
    this.#entry = new OwnViewEntry(this);
    const registered = vscode.Disposable.from(
      this.#entry,
      { dispose: this.#hints.callOff },
      onLfChanges(document, ({ changes }) => {
        if (!this.#isReady) return;
        this.#sync.documentChanged(changes);
        this.#hints.ask();
      }),
      onDidChangeHints(this.#hints.ask),
      vscode.languages.onDidChangeDiagnostics(({ uris }) => {
        if (uris.some((uri) => uri.toString() === document.uri.toString())) this.#markDiagnostics();
      }),
      panel.onDidChangeViewState(() => this.#showOrHide()),
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

  set selections(selections: readonly vscode.Selection[]) {
    const at = (position: vscode.Position) => lfOffset(this.document, position);
    this.#selections = selections;
    this.#tell({
      type: 'select',
      selections: selections.map(({ anchor, active }) => ({ anchor: at(anchor), head: at(active) })),
    });
  }

  get selection(): vscode.Selection {
    return this.#selections[0] ?? new vscode.Selection(0, 0, 0, 0);
  }

  set selection(selection: vscode.Selection) {
    this.selections = [selection];
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

  show(preserveFocus: boolean): void {
    this.#panel.reveal(undefined, preserveFocus);
  }

  setDecorations(
    mark: vscode.TextEditorDecorationType,
    places: readonly vscode.Range[] | readonly vscode.DecorationOptions[],
  ): void {
    if (!(mark instanceof TextMark)) return;
    this.#marked.add(mark.name);
    this.#tell({
      type: 'marks',
      name: mark.name,
      places: places.map((place) =>
        place instanceof vscode.Range
          ? lfSpan(this.document, place)
          : { ...lfSpan(this.document, place.range), label: place.renderOptions?.before?.contentText ?? '' },
      ),
    });
  }

  revealRange(range: vscode.Range, type?: vscode.TextEditorRevealType): void {
    const at = type === vscode.TextEditorRevealType.AtTop ? 'top' : 'centre';
    this.#tell({ type: 'reveal', ...lfSpan(this.document, range), at });
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
      case 'hover':
        this.#hover(message).catch(() => this.#post({ type: 'hover', id: message.id, contents: [] }));
        break;
      case 'link':
        if (this.#targets.has(message.target)) follow(message.target).catch(() => {});
        break;
      case 'fix':
        chooseFix(this.document, this.selection).catch(
          (error: unknown) => void vscode.window.showErrorMessage(describeError(error)),
        );
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
    this.#markDiagnostics();
    this.#hints.ask();
    // Whoever marks something does so again.
    this.#entry.shown();
  }

  /** What is not on the screen is marked by nobody, nor freed of marks: as in editors of VS Code's own, they go with it. */
  #showOrHide(): void {
    if (!this.isVisible) for (const name of this.#marked) this.#tell({ type: 'marks', name, places: [] });
    this.#entry.shown();
  }

  #markDiagnostics(): void {
    for (const [name, places] of diagnosticPlaces(this.document))
      this.#tell({ type: 'marks', name, places: [...places] });
  }

  async #showHints(): Promise<void> {
    const [visible] = this.#visible;
    if (visible === undefined || !this.isVisible) return;
    const { version } = this.document;
    const hints = await hintsIn(this.document, visible);
    // A change has had them asked for again.
    if (this.document.version === version) this.#tell({ type: 'hints', hints });
  }

  async #hover({ id, version, utf16Offset }: Extract<RtlPageMessage, { type: 'hover' }>): Promise<void> {
    const isKnown = version === this.#sync.version;
    const known = isKnown
      ? await knownOf(this.document, lfPosition(this.document, utf16Offset))
      : { contents: [], targets: new Set<string>() };
    this.#targets = known.targets;
    this.#post({ type: 'hover', id, contents: [...known.contents] });
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
    if (edited === 'applied' || edited === 'changed') return;
    this.#isReady = false;
    if (edited === 'readOnly' && (await isReadOnly(document)))
      void vscode.window.showWarningMessage(readOnlyMessage(document));
    await this.#start();
  }

  #see({ version, selections, visible }: Extract<RtlPageMessage, { type: 'view' }>): void {
    if (version !== this.#sync.version) return;
    const at = (offset: number) => lfPosition(this.document, offset);
    this.#selections = selections.map(({ anchor, head }) => new vscode.Selection(at(anchor), at(head)));
    const before = this.#visible[0];
    const now = new vscode.Range(at(visible.utf16Start), at(visible.utf16End));
    this.#visible = [now];
    this.#entry.selected();
    if (before?.isEqual(now)) return;
    this.#entry.scrolled();
    this.#hints.ask();
  }

  /** Of the document as it is now. */
  #tell(message: RtlHostMessage): void {
    if (this.#isReady) this.#sync.tell(message);
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
