import * as vscode from 'vscode';
import { counterpart } from '../../document/beside/besideLines.ts';
import type { BesideView } from './besideView.ts';

/** The editors of the other side of a view: of the Pinglish at `besideUri` if `editor` shows the source. */
export function otherEditors(
  { source }: BesideView,
  besideUri: vscode.Uri,
  { document: shown }: vscode.TextEditor,
): readonly vscode.TextEditor[] {
  const wanted = (shown === source ? besideUri : source.uri).toString();
  return vscode.window.visibleTextEditors.filter(({ document }) => document.uri.toString() === wanted);
}

/** Selects in the other editors of a view the words that stand for those selected in `editor`, and shows them. */
export function mirrorSelection(
  view: BesideView,
  editor: vscode.TextEditor,
  others: readonly vscode.TextEditor[],
): void {
  const isSource = editor.document === view.source;
  const range = counterpartRange(view, isSource ? 'persian' : 'latin', editor.selection);
  for (const other of others) {
    if (range === undefined || other.document.lineCount <= range.end.line) continue;
    other.selection = new vscode.Selection(range.start, range.end);
    other.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }
}

/** Lines stand beside the same lines; the words at both ends say where in them. */
function counterpartRange(
  view: BesideView,
  side: 'persian' | 'latin',
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
  side: 'persian' | 'latin',
  { line, character }: vscode.Position,
  utf16End: number | undefined,
) {
  const found = view.line(line);
  return (
    found &&
    counterpart(found.words, side, { utf16Start: character, utf16End: utf16End ?? found[side].length })
  );
}
