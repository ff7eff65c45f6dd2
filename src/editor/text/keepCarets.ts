import * as vscode from 'vscode';
import { caretAfter, shiftsOf } from '../../document/answers/caret.ts';
import type { PartChange } from '../../document/answers/changes.ts';
import { documentText } from '../documents/documentText.ts';

/**
 * Notes where the carets and selections of the editors of a document are, and what they show, before `changes`.
 * @returns puts them back at their words, and the lines into view, after the changes
 */
export function keepCarets(document: vscode.TextDocument, changes: readonly PartChange[]): () => void {
  const source = documentText(document);
  const shifts = shiftsOf(changes);
  const place = (position: vscode.Position) => {
    const { utf16Start } = source.spanOf(new vscode.Range(position, position));
    return caretAfter(changes, shifts, utf16Start);
  };
  const editors = vscode.window.visibleTextEditors.filter((editor) => editor.document === document);
  const kept = editors.map((editor) => ({
    editor,
    selections: editor.selections.map(({ anchor, active }) => ({
      anchor: place(anchor),
      active: place(active),
    })),
    utf16Top: editor.visibleRanges[0] && place(editor.visibleRanges[0].start),
  }));
  return () => {
    const { positionAt } = documentText(document);
    const position = (utf16Offset: number) => {
      const { line, character } = positionAt(utf16Offset);
      return new vscode.Position(line, character);
    };
    for (const { editor, selections, utf16Top } of kept) {
      if (changes.length > 0)
        editor.selections = selections.map(
          ({ anchor, active }) => new vscode.Selection(position(anchor), position(active)),
        );
      if (utf16Top === undefined) continue;
      const top = position(utf16Top);
      if (editor.visibleRanges[0]?.start.line !== top.line)
        editor.revealRange(new vscode.Range(top, top), vscode.TextEditorRevealType.AtTop);
    }
  };
}
