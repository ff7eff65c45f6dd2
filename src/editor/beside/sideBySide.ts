import * as vscode from 'vscode';
import type { TextView } from '../documents/textViews.ts';

/** A document and the one that stands beside it. */
interface Pair {
  readonly source: vscode.TextDocument;
  /** Of the document beside it. */
  readonly uri: vscode.Uri;
  /** What stands on the other side for a range of one of them; undefined if nothing does. */
  counterpart(document: vscode.TextDocument, range: vscode.Range): vscode.Range | undefined;
}

/** A move of an editor that was made for another is reported within this time, in milliseconds. */
const ECHO_MS = 300;

/** Keeps the editors of both sides at the same line, and the same words selected in them. */
export class SideBySide implements vscode.Disposable {
  readonly #pairsOf: (document: vscode.TextDocument) => readonly Pair[];
  readonly #subscriptions: vscode.Disposable;
  /** Until when what an editor reports is an echo, in the milliseconds of `performance.now`. */
  readonly #echoes = new WeakMap<TextView, number>();

  constructor(pairsOf: (document: vscode.TextDocument) => readonly Pair[]) {
    this.#pairsOf = pairsOf;
    this.#subscriptions = vscode.Disposable.from(
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
        if (textEditor === vscode.window.activeTextEditor) this.#select(textEditor);
      }),
      vscode.window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => {
        for (const pair of pairsOf(textEditor.document)) this.follow(textEditor, othersOf(pair, textEditor));
      }),
    );
  }

  dispose(): void {
    this.#subscriptions.dispose();
  }

  /** `leader` was scrolled, and `others` go with it. */
  follow(leader: TextView, others: readonly vscode.TextEditor[]): void {
    if ((this.#echoes.get(leader) ?? 0) > performance.now()) return;
    const top = topOf(leader);
    if (top === undefined) return;
    for (const other of others) {
      if (topOf(other) === top || other.document.lineCount <= top) continue;
      this.#expectEcho(other);
      const line = lineToReveal(other, top);
      other.revealRange(new vscode.Range(line, 0, line, 0), vscode.TextEditorRevealType.AtTop);
    }
  }

  /** Selects in the others the words that stand for those selected in `editor`, and shows them. */
  #select(editor: vscode.TextEditor): void {
    for (const pair of this.#pairsOf(editor.document)) {
      const range = pair.counterpart(editor.document, editor.selection);
      for (const other of othersOf(pair, editor)) {
        this.#expectEcho(other);
        if (range === undefined || other.document.lineCount <= range.end.line) continue;
        other.selection = new vscode.Selection(range.start, range.end);
        other.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
      }
    }
  }

  /** What `editor` reports next is no scrolling of the user's. */
  #expectEcho(editor: vscode.TextEditor): void {
    this.#echoes.set(editor, performance.now() + ECHO_MS);
  }
}

/** The editors of the other side of what an editor shows. */
function othersOf(
  { source, uri }: Pair,
  { document: shown }: vscode.TextEditor,
): readonly vscode.TextEditor[] {
  const wanted = (shown === source ? uri : source.uri).toString();
  return vscode.window.visibleTextEditors.filter(({ document }) => document.uri.toString() === wanted);
}

/** The first line on the screen. */
function topOf({ visibleRanges }: TextView): number | undefined {
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
