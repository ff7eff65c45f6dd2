import * as vscode from 'vscode';

export interface Result {
  readonly text: string;
  /** Of the document that it was made from. */
  readonly languageId: string;
}

/** Opens `result` in an untitled document beside the editor. */
export async function openBeside({ text, languageId }: Result): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument({ content: text, language: languageId });
  await vscode.window.showTextDocument(document, {
    viewColumn: vscode.ViewColumn.Beside,
    preserveFocus: true,
    preview: false,
  });
  return document;
}

/** Puts `result` on the clipboard and says so. */
export async function copyResult({ text }: Result): Promise<void> {
  await vscode.env.clipboard.writeText(text);
  void vscode.window.showInformationMessage(vscode.l10n.t('The result is on the clipboard.'));
}

/**
 * Says why `result` was not put into its document, and offers other places for it.
 * @returns whether one was chosen
 */
export async function offerResult(why: string, result: Result): Promise<boolean> {
  const beside = vscode.l10n.t('Open Beside');
  const copy = vscode.l10n.t('Copy');
  const chosen = await vscode.window.showWarningMessage(why, beside, copy);
  if (chosen === beside) await openBeside(result);
  if (chosen === copy) await copyResult(result);
  return chosen !== undefined;
}
