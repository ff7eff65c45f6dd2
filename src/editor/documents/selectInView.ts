import * as vscode from 'vscode';
import { type TextView, visibleOwnViews } from './textViews.ts';

/**
 * Selects `range` and brings it into sight: where the document is on the screen, otherwise in an editor in `viewColumn`.
 * Rejects if the document cannot be shown.
 */
export async function selectInView(
  document: vscode.TextDocument,
  range: vscode.Range,
  {
    viewColumn,
    preserveFocus = false,
  }: { readonly viewColumn?: vscode.ViewColumn | undefined; readonly preserveFocus?: boolean } = {},
): Promise<void> {
  const view = await viewFor(document, { viewColumn, preserveFocus });
  view.selection = new vscode.Selection(range.start, range.end);
  view.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}

async function viewFor(
  document: vscode.TextDocument,
  options: { readonly viewColumn: vscode.ViewColumn | undefined; readonly preserveFocus: boolean },
): Promise<TextView> {
  const editor = vscode.window.visibleTextEditors.find((each) => each.document === document);
  const own = visibleOwnViews().find((each) => each.document === document);
  if (own && (editor === undefined || own.viewColumn === options.viewColumn)) {
    own.show(options.preserveFocus);
    return own;
  }
  return vscode.window.showTextDocument(document, {
    viewColumn: editor?.viewColumn ?? options.viewColumn ?? vscode.ViewColumn.One,
    preserveFocus: options.preserveFocus,
  });
}
