import * as vscode from 'vscode';

/** What commands need of where a document is shown: VS Code's own editors have it, and so has the right-to-left editor. */
export type TextView = Pick<vscode.TextEditor, 'document' | 'selections' | 'visibleRanges' | 'viewColumn'>;

/** A view that is not an editor of VS Code's own. */
export interface OwnTextView extends TextView {
  readonly isActive: boolean;
}

const ownViews = new Set<OwnTextView>();

/** Makes a view known as long as it is there. */
export function addTextView(view: OwnTextView): vscode.Disposable {
  ownViews.add(view);
  return new vscode.Disposable(() => ownViews.delete(view));
}

/** The view that has the focus, or had it last. */
export function activeTextView(): TextView | undefined {
  return vscode.window.activeTextEditor ?? [...ownViews].find(({ isActive }) => isActive);
}
