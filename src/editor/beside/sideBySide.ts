import * as vscode from 'vscode';
import {
  activeTextView,
  onDidChangeViewSelection,
  onDidChangeViewVisibleRanges,
  type TextView,
  visibleTextViews,
} from '../documents/textViews.ts';

/** A document and the one that stands beside it. */
interface Pair {
  readonly source: vscode.TextDocument;
  /** Of the document beside it. */
  readonly uri: vscode.Uri;
  /** What stands on the other side for a range of one of them; undefined if nothing does. */
  counterpart(document: vscode.TextDocument, range: vscode.Range): vscode.Range | undefined;
}

/** A move of a view that was made for another is reported within this time, in milliseconds. */
const ECHO_MS = 300;

/** Keeps the views of both sides at the same line, and the same words selected in them. */
export class SideBySide implements vscode.Disposable {
  readonly #pairsOf: (document: vscode.TextDocument) => readonly Pair[];
  readonly #subscriptions: vscode.Disposable;
  /** Until when what a view reports is an echo, in the milliseconds of `performance.now`. */
  readonly #echoes = new WeakMap<TextView, number>();

  constructor(pairsOf: (document: vscode.TextDocument) => readonly Pair[]) {
    this.#pairsOf = pairsOf;
    this.#subscriptions = vscode.Disposable.from(
      onDidChangeViewSelection((view) => {
        if (view === activeTextView()) this.#select(view);
      }),
      onDidChangeViewVisibleRanges((view) => {
        for (const pair of pairsOf(view.document)) this.follow(view, othersOf(pair, view));
      }),
    );
  }

  dispose(): void {
    this.#subscriptions.dispose();
  }

  /** `leader` was scrolled, and `others` go with it. */
  follow(leader: TextView, others: readonly TextView[]): void {
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

  /** Selects in the others the words that stand for those selected in `view`, and shows them. */
  #select(view: TextView): void {
    for (const pair of this.#pairsOf(view.document)) {
      const range = pair.counterpart(view.document, view.selection);
      for (const other of othersOf(pair, view)) {
        this.#expectEcho(other);
        if (range === undefined || other.document.lineCount <= range.end.line) continue;
        other.selection = new vscode.Selection(range.start, range.end);
        other.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
      }
    }
  }

  /** What `view` reports next is no scrolling of the user's. */
  #expectEcho(view: TextView): void {
    this.#echoes.set(view, performance.now() + ECHO_MS);
  }
}

/** The views of the other side of what a view shows. */
function othersOf({ source, uri }: Pair, { document: shown }: TextView): readonly TextView[] {
  const wanted = (shown === source ? uri : source.uri).toString();
  return visibleTextViews().filter(({ document }) => document.uri.toString() === wanted);
}

/** The first line on the screen. */
function topOf({ visibleRanges }: TextView): number | undefined {
  return visibleRanges[0]?.start.line;
}

/** About so many letters stand in a row where lines are wrapped, in UTF-16 units. */
const ROW_LENGTH = 80;

/** The line to reveal so that `top` is the first on the screen, or nearly so: VS Code leaves rows above the one it reveals. */
function lineToReveal({ document, visibleRanges }: TextView, top: number): number {
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
