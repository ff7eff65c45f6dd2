import * as vscode from 'vscode';
import { counterpart } from '../../document/beside/besideLines.ts';
import { neededFront } from '../text/commandTarget.ts';
import type { Front } from '../text/front.ts';
import type { BesideDependencies } from './besideDependencies.ts';
import { type BesideKind, type BesideName, besideKinds, kindOfScheme } from './besideKinds.ts';
import { BesideView } from './besideView.ts';

/** All documents with Pinglish or English beside them. */
export interface BesideViews extends vscode.Disposable {
  open(name: BesideName, front: Front | undefined): Promise<void>;
}

export function createBesideViews(dependencies: BesideDependencies): BesideViews {
  const views = new Map<string, BesideView>();
  const changes = new vscode.EventEmitter<vscode.Uri>();
  const viewOf = (source: vscode.TextDocument, kind: BesideKind): BesideView => {
    const uri = besideUri(source, kind);
    const view =
      views.get(uri.toString()) ?? new BesideView({ source, kind }, dependencies, () => changes.fire(uri));
    views.set(uri.toString(), view);
    return view;
  };
  const close = (uri: vscode.Uri) => {
    views.get(uri.toString())?.dispose();
    views.delete(uri.toString());
  };
  /** The views that a document is a side of. */
  const viewsOf = (document: vscode.TextDocument): BesideView[] =>
    urisOf(document).flatMap((uri) => views.get(uri.toString()) ?? []);
  /** The views that an editor shows a side of, and the editors of their other sides. */
  const shownIn = (editor: vscode.TextEditor) =>
    viewsOf(editor.document).map((view) => ({
      view,
      others: otherEditors(view, besideUri(view.source, view.kind), editor),
    }));
  const scrolling = new ScrollTogether();
  const subscriptions = vscode.Disposable.from(
    changes,
    dependencies.onDidChangePronunciations(() => {
      for (const view of views.values()) view.readAgain();
    }),
    ...Object.values(besideKinds).map(({ scheme }) =>
      vscode.workspace.registerTextDocumentContentProvider(scheme, {
        onDidChange: changes.event,
        provideTextDocumentContent: (uri) => views.get(uri.toString())?.text ?? '',
      }),
    ),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (contentChanges.length === 0) return;
      for (const view of viewsOf(document)) if (view.source === document) view.follow();
    }),
    vscode.workspace.onDidCloseTextDocument((document) => {
      // A new language mode closes a document and opens it again.
      if (!document.isClosed) return;
      for (const uri of urisOf(document)) close(uri);
    }),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
      if (textEditor !== vscode.window.activeTextEditor) return;
      for (const { view, others } of shownIn(textEditor)) {
        for (const other of others) scrolling.expectEcho(other);
        mirrorSelection(view, textEditor, others);
      }
    }),
    vscode.window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => {
      for (const { others } of shownIn(textEditor)) scrolling.follow(textEditor, others);
    }),
  );
  return {
    async open(name, front) {
      const { editor, document } = neededFront(front);
      const shown = views.get(document.uri.toString());
      if (shown) return shown.ask();
      const view = viewOf(document, besideKinds[name]);
      await view.ask();
      scrolling.follow(editor, [await show(view)]);
    },
    dispose() {
      subscriptions.dispose();
      for (const view of views.values()) view.dispose();
    },
  };
}

/** Those of all kinds beside a document; of one that stands beside another, its own. */
function urisOf(document: vscode.TextDocument): vscode.Uri[] {
  if (kindOfScheme(document.uri.scheme) !== undefined) return [document.uri];
  return Object.values(besideKinds).map((kind) => besideUri(document, kind));
}

/** Its path is the title of the tab. */
function besideUri({ uri }: vscode.TextDocument, { scheme, label }: BesideKind): vscode.Uri {
  const name = uri.path.slice(uri.path.lastIndexOf('/') + 1);
  return vscode.Uri.from({ scheme, path: `/${name} (${label})`, query: uri.toString() });
}

async function show({ source, kind }: BesideView): Promise<vscode.TextEditor> {
  const opened = await vscode.workspace.openTextDocument(besideUri(source, kind));
  const document = await vscode.languages.setTextDocumentLanguage(opened, source.languageId);
  return vscode.window.showTextDocument(document, {
    viewColumn: vscode.ViewColumn.Beside,
    preserveFocus: true,
    preview: false,
  });
}

/** The editors of the other side of a view: of the Pinglish at `besideUri` if `editor` shows the source. */
function otherEditors(
  { source }: BesideView,
  besideUri: vscode.Uri,
  { document: shown }: vscode.TextEditor,
): readonly vscode.TextEditor[] {
  const wanted = (shown === source ? besideUri : source.uri).toString();
  return vscode.window.visibleTextEditors.filter(({ document }) => document.uri.toString() === wanted);
}

/** Selects in the other editors of a view the words that stand for those selected in `editor`, and shows them. */
function mirrorSelection(
  view: BesideView,
  editor: vscode.TextEditor,
  others: readonly vscode.TextEditor[],
): void {
  const isSource = editor.document === view.source;
  const range = counterpartRange(view, isSource ? 'original' : 'written', editor.selection);
  for (const other of others) {
    if (range === undefined || other.document.lineCount <= range.end.line) continue;
    other.selection = new vscode.Selection(range.start, range.end);
    other.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }
}

/** Lines stand beside the same lines; the words at both ends say where in them. */
function counterpartRange(
  view: BesideView,
  side: 'original' | 'written',
  { start, end }: vscode.Selection,
): vscode.Range | undefined {
  const first = counterpartIn(view, side, start, start.line === end.line ? end.character : undefined);
  const last =
    start.line === end.line ? first : counterpartIn(view, side, end.with({ character: 0 }), end.character);
  if (first === undefined || last === undefined) return undefined;
  return new vscode.Range(start.line, first.utf16Start, end.line, last.utf16End);
}

function counterpartIn(
  view: BesideView,
  side: 'original' | 'written',
  { line, character }: vscode.Position,
  utf16End: number | undefined,
) {
  const found = view.line(line);
  return (
    found &&
    counterpart(found.words, side, { utf16Start: character, utf16End: utf16End ?? found[side].length })
  );
}

/** A move of an editor that was made for another is reported within this time, in milliseconds. */
const ECHO_MS = 300;

/** Scrolls the editors of a document and of its Pinglish together: the same line is at the top of both. */
class ScrollTogether {
  /** Until when what an editor reports is an echo, in the milliseconds of `performance.now`. */
  readonly #echoes = new WeakMap<vscode.TextEditor, number>();

  /** What `editor` reports next is no scrolling of the user's. */
  expectEcho(editor: vscode.TextEditor): void {
    this.#echoes.set(editor, performance.now() + ECHO_MS);
  }

  /** `leader` was scrolled, and `others` go with it. */
  follow(leader: vscode.TextEditor, others: readonly vscode.TextEditor[]): void {
    if ((this.#echoes.get(leader) ?? 0) > performance.now()) return;
    const top = topOf(leader);
    if (top === undefined) return;
    for (const other of others) {
      if (topOf(other) === top || other.document.lineCount <= top) continue;
      this.expectEcho(other);
      const line = lineToReveal(other, top);
      other.revealRange(new vscode.Range(line, 0, line, 0), vscode.TextEditorRevealType.AtTop);
    }
  }
}

/** The first line on the screen. */
function topOf({ visibleRanges }: vscode.TextEditor): number | undefined {
  return visibleRanges[0]?.start.line;
}

/** About so many letters stand in a row where lines are wrapped, in UTF-16 units. */
const ROW_LENGTH = 80;

/** The line to reveal so that `top` is the first on the screen, or nearly so: VS Code leaves rows above the one it reveals. */
function lineToReveal({ document, visibleRanges }: vscode.TextEditor, top: number): number {
  const settings = vscode.workspace.getConfiguration('editor', document);
  const isWrapped = settings.get<unknown>('wordWrap') !== 'off';
  const [visible] = visibleRanges;
  const half = visible ? (visible.end.line - visible.start.line + 1) / 2 : 0;
  const rowsAbove = Math.min(isWrapped ? Number.POSITIVE_INFINITY : half, marginRows(settings));
  let line = top;
  for (let rows = 0; rows < rowsAbove && line < document.lineCount - 1; line++) {
    const { length } = document.lineAt(line).text;
    rows += isWrapped ? Math.max(1, Math.ceil(length / ROW_LENGTH)) : 1;
  }
  return line;
}

/** For the headings that stick to the top, and around the cursor. */
function marginRows(settings: vscode.WorkspaceConfiguration): number {
  const sticky =
    settings.get<unknown>('stickyScroll.enabled') === true
      ? rowCount(settings, 'stickyScroll.maxLineCount')
      : 0;
  return Math.max(sticky, rowCount(settings, 'cursorSurroundingLines'));
}

function rowCount(settings: vscode.WorkspaceConfiguration, name: string): number {
  const value = settings.get<unknown>(name);
  return typeof value === 'number' ? value : 0;
}
