/** Runs in the editor's web worker: the folder that is open, and the editor's API for tests that are outside. */
import * as vscode from 'vscode';
import { FilesOfServer } from './filesOfServer.ts';
import { MEMORY_SCHEME } from './scheme.ts';

export function activate(context: vscode.ExtensionContext): void {
  const address = context.extensionUri.with({ path: '/files' }).toString(true);
  const files = new FilesOfServer(`${address}/`);
  context.subscriptions.push(
    vscode.workspace.registerFileSystemProvider(MEMORY_SCHEME, files, { isCaseSensitive: true }),
  );
  Object.assign(globalThis, { vscodeOfTests: vscode });
}
