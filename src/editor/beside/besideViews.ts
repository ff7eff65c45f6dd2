import * as vscode from 'vscode';
import type { Answer } from '../../document/answers/answeredParts.ts';
import { withDraft } from '../../document/answers/doubtfulSentences.ts';
import { type BesideText, besideText, counterpart } from '../../document/beside/answeredPassages.ts';
import { proseKind } from '../../document/prose/formats.ts';
import { passageTargets, type Target } from '../../document/targets/targets.ts';
import { lineTable, withLf } from '../../text/lineTable.ts';
import { ownCopy, sliceSpan } from '../../text/span.ts';
import { lfText } from '../documents/lfDocument.ts';
import type { Log } from '../log.ts';
import { isAbort } from '../progress/abort.ts';
import type { ProseReader } from '../prose/proseReader.ts';
import type { Connection } from '../service/connection.ts';
import { textSettings } from '../settings.ts';
import {
  askChosenService,
  askLocalService,
  type PassageAnswers,
  type PassageQuestion,
} from '../text/askPassages.ts';
import { neededFront } from '../text/commandTarget.ts';
import { type EditorOperation, editorOperations } from '../text/editorOperations.ts';
import type { Front } from '../text/front.ts';
import { type DoubtfulPlace, DoubtMarks } from './doubtMarks.ts';
import { SideBySide } from './sideBySide.ts';

/** What the documents beside need. */
interface BesideParts {
  readonly connection: Connection;
  readonly proseReader: ProseReader;
  readonly log: Log;
  readonly onDidChangePronunciations: vscode.Event<void>;
}

/** What a document beside another shows of it. */
type BesideName = 'pinglish' | 'translate';

/** One sort of documents beside others. */
interface BesideKind {
  /** Of these documents; `package.json` names it in the menus. */
  readonly scheme: string;
  /** In the title of their tabs. */
  readonly label: string;
  readonly operation: EditorOperation;
}

const kinds: Readonly<Record<BesideName, BesideKind>> = {
  pinglish: { scheme: 'harf-pinglish', label: 'Pinglish', operation: editorOperations.pinglish },
  translate: { scheme: 'harf-english', label: 'English', operation: editorOperations.translate },
};

/** All documents with Pinglish or English beside them. */
export class BesideViews implements vscode.Disposable {
  readonly #parts: BesideParts;
  /** By their addresses. */
  readonly #views = new Map<string, BesideView>();
  readonly #changes = new vscode.EventEmitter<vscode.Uri>();
  readonly #sideBySide = new SideBySide((document) => this.#viewsOf(document));
  readonly #doubtMarks = new DoubtMarks({
    scheme: kinds.translate.scheme,
    doubtfulIn: (document) => this.#views.get(document.uri.toString())?.doubtfulIn(document) ?? [],
    useDraft: (uri, start) => this.#views.get(uri.toString())?.useDraft(start),
  });
  readonly #subscriptions: vscode.Disposable;

  constructor(parts: BesideParts) {
    this.#parts = parts;
    this.#subscriptions = vscode.Disposable.from(
      parts.onDidChangePronunciations(() => {
        for (const view of this.#views.values()) view.readAgain();
      }),
      ...Object.values(kinds).map(({ scheme }) =>
        vscode.workspace.registerTextDocumentContentProvider(scheme, {
          onDidChange: this.#changes.event,
          provideTextDocumentContent: (uri) => this.#views.get(uri.toString())?.text ?? '',
        }),
      ),
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length === 0) return;
        for (const view of this.#viewsOf(document)) if (view.source === document) view.follow();
      }),
      vscode.workspace.onDidCloseTextDocument((document) => {
        // A new language mode closes a document and opens it again.
        if (document.isClosed) this.#close(document);
      }),
    );
  }

  /** Opens that of the document that was in front, or brings it up to date. */
  async open(name: BesideName, front: Front | undefined): Promise<void> {
    const { view: leader, document } = neededFront(front);
    const shown = this.#views.get(document.uri.toString());
    if (shown) {
      await shown.ask();
      return;
    }
    const view = this.#viewOf(document, kinds[name]);
    await view.ask();
    // Closed meanwhile, it has nothing beside it.
    if (document.isClosed) return;
    this.#sideBySide.follow(leader, [await show(view)]);
  }

  dispose(): void {
    vscode.Disposable.from(this.#changes, this.#sideBySide, this.#doubtMarks, this.#subscriptions).dispose();
    for (const view of this.#views.values()) view.dispose();
  }

  #viewOf(source: vscode.TextDocument, kind: BesideKind): BesideView {
    const uri = besideUri(source, kind);
    const view =
      this.#views.get(uri.toString()) ??
      new BesideView({ source, kind, uri }, this.#parts, () => {
        this.#changes.fire(uri);
        // Where the text is the same, VS Code tells of no change.
        this.#doubtMarks.show();
      });
    this.#views.set(uri.toString(), view);
    return view;
  }

  /** The views that a document is a side of. */
  #viewsOf(document: vscode.TextDocument): BesideView[] {
    return urisOf(document).flatMap((uri) => this.#views.get(uri.toString()) ?? []);
  }

  #close(document: vscode.TextDocument): void {
    for (const uri of urisOf(document)) {
      this.#views.get(uri.toString())?.dispose();
      this.#views.delete(uri.toString());
    }
  }
}

/** Those of all kinds beside a document; of one that stands beside another, its own. */
function urisOf(document: vscode.TextDocument): vscode.Uri[] {
  const all = Object.values(kinds);
  if (all.some(({ scheme }) => scheme === document.uri.scheme)) return [document.uri];
  return all.map((kind) => besideUri(document, kind));
}

/** Its path is the title of the tab. */
function besideUri({ uri }: vscode.TextDocument, { scheme, label }: BesideKind): vscode.Uri {
  const name = uri.path.slice(uri.path.lastIndexOf('/') + 1);
  return vscode.Uri.from({ scheme, path: `/${name} (${label})`, query: uri.toString() });
}

async function show({ source, uri }: BesideView): Promise<vscode.TextEditor> {
  const opened = await vscode.workspace.openTextDocument(uri);
  const document = await vscode.languages.setTextDocumentLanguage(opened, source.languageId);
  return vscode.window.showTextDocument(document, {
    viewColumn: vscode.ViewColumn.Beside,
    preserveFocus: true,
    preview: false,
  });
}

/** How long typing must rest before what changed is asked for, in milliseconds. */
const REST_MS = 150;

/** What one kind makes of one document: only passages that changed are asked for again. */
class BesideView implements vscode.Disposable {
  readonly source: vscode.TextDocument;
  /** Of the document beside it. */
  readonly uri: vscode.Uri;
  readonly #kind: BesideKind;
  readonly #parts: BesideParts;
  readonly #onChange: () => void;
  #known = new Map<string, Answer>();
  #settingsKey = '';
  #shown: BesideText = { original: '', written: '', words: [], doubtful: [] };
  /** Of both sides. */
  #lines = { original: lineTable(''), written: lineTable('') };
  #rest: NodeJS.Timeout | undefined;
  #underWay = new AbortController();

  /** `onChange` is called when `text` is another one. */
  constructor(
    { source, kind, uri }: Pick<BesideView, 'source' | 'uri'> & { readonly kind: BesideKind },
    parts: BesideParts,
    onChange: () => void,
  ) {
    this.source = source;
    this.uri = uri;
    this.#kind = kind;
    this.#parts = parts;
    this.#onChange = onChange;
  }

  get text(): string {
    return this.#shown.written;
  }

  /** What stands on the other side for a range of either; undefined if nothing does, or the source has changed there. */
  counterpart(document: vscode.TextDocument, { start, end }: vscode.Range): vscode.Range | undefined {
    const isSource = document === this.source;
    const [side, other] = isSource ? (['original', 'written'] as const) : (['written', 'original'] as const);
    const lines = this.#lines;
    const offsetOf = ({ line, character }: vscode.Position) => lines[side].span(line).utf16Start + character;
    const selected = { utf16Start: offsetOf(start), utf16End: offsetOf(end) };
    const span = counterpart(this.#shown.words, side, selected);
    if (span === undefined) return undefined;
    const found = new vscode.Range(
      this.#positionAt(other, span.utf16Start),
      this.#positionAt(other, span.utf16End),
    );
    const inSource = isSource ? { start, end } : found;
    const isAsItWas = ({ line }: vscode.Position) =>
      line < this.source.lineCount &&
      this.source.lineAt(line).text === sliceSpan(this.#shown.original, lines.original.span(line));
    return isAsItWas(inSource.start) && isAsItWas(inSource.end) ? found : undefined;
  }

  /** The sentences that may be wrong; none while the document still shows another text. */
  doubtfulIn(document: Pick<vscode.TextDocument, 'getText'>): DoubtfulPlace[] {
    const { doubtful } = this.#shown;
    if (doubtful.length === 0 || withLf(document.getText()) !== this.text) return [];
    return doubtful.flatMap(({ written, doubt }) => {
      const range = new vscode.Range(
        this.#positionAt('written', written.utf16Start),
        this.#positionAt('written', written.utf16End),
      );
      return doubt === undefined ? [] : [{ range, doubt }];
    });
  }

  /** Shows the draft of the sentence that begins there in its place, until its passage is asked for again. */
  useDraft(start: vscode.Position): void {
    const found = this.#shown.doubtful.find(({ written }) =>
      this.#positionAt('written', written.utf16Start).isEqual(start),
    );
    if (found?.doubt === undefined) return;
    for (const [text, answer] of this.#known) {
      const drafted = withDraft(answer, found.doubt);
      if (drafted !== undefined) this.#known.set(text, drafted);
    }
    // With no question, what is known is shown as it is now.
    void this.#update(async () => new Map()).catch(() => {});
  }

  #positionAt(side: 'original' | 'written', utf16Offset: number): vscode.Position {
    const line = this.#lines[side].lineAt(utf16Offset);
    return new vscode.Position(line, utf16Offset - this.#lines[side].span(line).utf16Start);
  }

  /** Asks for what is missing by the chosen service, as the user wants it now. */
  async ask(): Promise<void> {
    this.#stop();
    const { connection, log } = this.#parts;
    await this.#update((question) => askChosenService(question, connection, log));
  }

  /** The document has changed: it is followed by the local service, and shown untouched where that is not chosen. */
  follow(): void {
    this.#stop();
    this.#rest = setTimeout(() => void this.#followNow(), REST_MS);
  }

  /** The local service reads words in another way now; what the hosted one gave stays. */
  readAgain(): void {
    this.#stop();
    this.#rest = setTimeout(() => void this.#followNow(() => this.#known.clear()), REST_MS);
  }

  dispose(): void {
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#rest);
    this.#underWay.abort();
    this.#underWay = new AbortController();
  }

  async #followNow(beforeLocal = () => {}): Promise<void> {
    const { signal } = this.#underWay;
    const { connection, log } = this.#parts;
    try {
      const { kind } = await connection.destination();
      if (kind === 'local') beforeLocal();
      await this.#update(async (question) =>
        kind === 'local' ? askLocalService(question, connection, log, signal) : new Map(),
      );
    } catch (error) {
      if (!isAbort(error)) log.warn(`The ${this.#kind.label} beside a document could not follow it.`);
    }
  }

  async #update(ask: (question: PassageQuestion) => Promise<PassageAnswers>): Promise<void> {
    const { label, operation } = this.#kind;
    const settings = textSettings(vscode.workspace.getConfiguration('harf', this.source));
    this.#forgetIfOther(Object.values(settings).join(' '));
    const document = lfText(this.source);
    const { passages } = await this.#parts.proseReader.of(this.source);
    const targets = passageTargets(document, passages, { ...operation.style, hasContext: false });
    const used = new Set(targets.map(({ text }) => text));
    const texts = [...used].filter((text) => !this.#known.has(text));
    if (texts.length > 0)
      for (const [text, answer] of await ask({ operation, settings, texts, view: `${label} beside` }))
        this.#known.set(ownCopy(text), answer);
    this.#show(document, targets);
    this.#known = new Map([...this.#known].filter(([text]) => used.has(text)));
    this.#onChange();
  }

  #show(document: string, targets: readonly Target[]): void {
    const kind = proseKind(this.source.languageId, this.source.fileName);
    const answered = targets.flatMap((passage) => {
      const answer = this.#known.get(passage.text);
      return answer === undefined ? [] : [{ passage, answer }];
    });
    const { split } = this.#kind.operation;
    this.#shown = besideText(document, answered, (target, answer, text) => split(target, answer, text, kind));
    this.#lines = { original: lineTable(document), written: lineTable(this.#shown.written) };
  }

  #forgetIfOther(settingsKey: string): void {
    if (settingsKey !== this.#settingsKey) this.#known.clear();
    this.#settingsKey = settingsKey;
  }
}
