import * as vscode from 'vscode';

/** What was in front when a command was called: it works on that, whatever comes to the front while it loads. */
export interface Front {
  readonly document: vscode.TextDocument;
  readonly selections: readonly vscode.Selection[];
  readonly editor: vscode.TextEditor;
}

/** A command that was called. */
export interface Call {
  /** What a link, a code action or a menu gives; anything. */
  readonly argument: unknown;
  /** Taken before anything was loaded; undefined if no text editor had the focus. */
  readonly front: Front | undefined;
}

/** The editor that has the focus, as it is now; undefined if there is none. */
export function frontNow(): Front | undefined {
  return vscode.window.activeTextEditor && frontOf(vscode.window.activeTextEditor);
}

/** An editor as it is now: its selections change as the user moves on. */
export function frontOf(editor: vscode.TextEditor): Front {
  const { document, selections } = editor;
  const { version } = document;
  return {
    document,
    editor,
    // VS Code moves them along when the text before them changes.
    get selections() {
      return document.version === version ? selections : editor.selections;
    },
  };
}
