import * as vscode from 'vscode';

/** A file of code that the build makes for browsers, below `dist/web/`. */
export function builtCode(extensionUri: vscode.Uri, ...path: readonly string[]): vscode.Uri {
  return vscode.Uri.joinPath(extensionUri, 'dist', 'web', ...path);
}
