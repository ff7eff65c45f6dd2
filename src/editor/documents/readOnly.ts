import * as vscode from 'vscode';
import { t } from '../wording/localize.ts';
import { plainText } from '../wording/plainText.ts';

/** Schemes that no file system stands behind, but whose documents can be edited. */
const EDITABLE_SCHEMES = new Set(['untitled', 'vscode-notebook-cell', 'vscode-interactive-input', 'comment']);

/**
 * Whether `document` cannot be written: its file system cannot, nothing is known about its scheme (it shows
 * what a provider gives, as in a diff), or the file says so.
 */
export async function isReadOnly({ uri }: vscode.TextDocument): Promise<boolean> {
  if (EDITABLE_SCHEMES.has(uri.scheme)) return false;
  if (vscode.workspace.fs.isWritableFileSystem(uri.scheme) !== true) return true;
  try {
    const { permissions = 0 } = await vscode.workspace.fs.stat(uri);
    return (permissions & vscode.FilePermission.Readonly) !== 0;
  } catch {
    // The file is gone, but its editor can still be written in.
    return false;
  }
}

/** Says that `document` cannot be written. */
export function readOnlyMessage({ uri }: vscode.TextDocument): string {
  const name = plainText(vscode.workspace.asRelativePath(uri));
  return t('{0} is read-only, so it was left as it is.', name);
}
