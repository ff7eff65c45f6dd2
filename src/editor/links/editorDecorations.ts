import * as vscode from 'vscode';

/** What is drawn in an editor. */
export interface DecoratedRanges {
  readonly linked: readonly vscode.Range[];
  readonly lit: readonly vscode.Range[];
}

export interface EditorDecorations extends vscode.Disposable {
  draw(editor: vscode.TextEditor, ranges: DecoratedRanges): void;
}

/** Draws with the colours of the theme; creates nothing until it first draws something. */
export function createEditorDecorations(): EditorDecorations {
  let types: Record<keyof DecoratedRanges, vscode.TextEditorDecorationType> | undefined;
  return {
    draw(editor, { linked, lit }) {
      if (types === undefined && linked.length + lit.length === 0) return;
      types ??= createTypes();
      editor.setDecorations(types.linked, linked);
      editor.setDecorations(types.lit, lit);
    },
    dispose() {
      types?.linked.dispose();
      types?.lit.dispose();
    },
  };
}

function createTypes() {
  const { createTextEditorDecorationType } = vscode.window;
  const rangeBehavior = vscode.DecorationRangeBehavior.ClosedClosed;
  return {
    linked: createTextEditorDecorationType({
      rangeBehavior,
      borderStyle: 'none none dotted none',
      borderWidth: '1px',
      borderColor: new vscode.ThemeColor('harf.linkedWordUnderline'),
    }),
    lit: createTextEditorDecorationType({
      rangeBehavior,
      backgroundColor: new vscode.ThemeColor('harf.linkedWordBackground'),
      border: '1px solid',
      borderColor: new vscode.ThemeColor('harf.linkedWordBorder'),
      borderRadius: '2px',
    }),
  };
}
