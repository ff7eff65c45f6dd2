import * as vscode from 'vscode';

/** A move of an editor that was made for another is reported within this time, in milliseconds. */
const ECHO_MS = 300;

/** Scrolls the editors of a document and of its Pinglish together: the same line is at the top of both. */
export class ScrollTogether {
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
