import * as vscode from 'vscode';

/** Not files, and still a person's own text. */
const schemes = new Set(['untitled', 'vscode-notebook-cell', 'git', 'vscode-scm']);

/** Whether words are explained in `document`: files and unsaved text, but no output, log panel or terminal. */
export function isAided({ uri: { scheme } }: vscode.TextDocument): boolean {
  return schemes.has(scheme) || vscode.workspace.fs.isWritableFileSystem(scheme) !== undefined;
}
