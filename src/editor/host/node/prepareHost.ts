import type * as vscode from 'vscode';

/** Done before anything else; the files are Node.js's own. */
export function prepareHost(_context: Pick<vscode.ExtensionContext, 'globalStorageUri'>): void {}
