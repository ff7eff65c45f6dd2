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
      other.revealRange(new vscode.Range(top, 0, top, 0), vscode.TextEditorRevealType.AtTop);
    }
  }
}

/** The first line on the screen. */
function topOf({ visibleRanges }: vscode.TextEditor): number | undefined {
  return visibleRanges[0]?.start.line;
}
