import * as vscode from 'vscode';
import type { Timing } from '../../../panel/requests.ts';

/** Highlights the word, or the sentence, that is heard, in every editor that shows it, and keeps it in view. */
export class HeardHighlight implements vscode.Disposable {
  readonly #styles: Readonly<Record<Timing['unit'], vscode.TextEditorDecorationType>>;
  #shown: { readonly document: vscode.TextDocument; readonly range: vscode.Range } | undefined;

  constructor() {
    const style = (background: string, border: string) =>
      vscode.window.createTextEditorDecorationType({
        backgroundColor: new vscode.ThemeColor(background),
        border: '1px solid',
        borderColor: new vscode.ThemeColor(border),
        borderRadius: '2px',
        rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
      });
    this.#styles = {
      word: style('editor.findMatchBackground', 'editor.findMatchBorder'),
      sentence: style('editor.findMatchHighlightBackground', 'editor.findMatchHighlightBorder'),
    };
  }

  /** Highlights `range` and nothing else. */
  show(document: vscode.TextDocument, range: vscode.Range, unit: Timing['unit']): void {
    if (this.#shown?.document === document && this.#shown.range.isEqual(range)) return;
    const isNewLine = this.#shown?.range.start.line !== range.start.line;
    if (this.#shown?.document !== document) this.clear();
    this.#shown = { document, range };
    for (const editor of editorsOf(document)) {
      editor.setDecorations(this.#styles[unit], [range]);
      if (isNewLine) editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    }
  }

  clear(): void {
    if (this.#shown === undefined) return;
    const editors = editorsOf(this.#shown.document);
    for (const style of Object.values(this.#styles))
      for (const editor of editors) editor.setDecorations(style, []);
    this.#shown = undefined;
  }

  dispose(): void {
    for (const style of Object.values(this.#styles)) style.dispose();
  }
}

function editorsOf(document: vscode.TextDocument): readonly vscode.TextEditor[] {
  return vscode.window.visibleTextEditors.filter((editor) => editor.document === document);
}
