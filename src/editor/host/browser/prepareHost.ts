import * as vscode from 'vscode';
import { useFileSystem } from '../../../platform/browser/files.ts';

/** Done before anything else: the files are those that VS Code keeps for the extension in the browser. */
export function prepareHost({ globalStorageUri }: Pick<vscode.ExtensionContext, 'globalStorageUri'>): void {
  const { fs } = vscode.workspace;
  const at = (path: string) => globalStorageUri.with({ path });
  useFileSystem({
    stat: (path) => fs.stat(at(path)),
    createDirectory: (path) => fs.createDirectory(at(path)),
    readDirectory: (path) => fs.readDirectory(at(path)),
    readFile: (path) => fs.readFile(at(path)),
    writeFile: (path, content) => fs.writeFile(at(path), content),
    rename: (from, to) => fs.rename(at(from), at(to), { overwrite: true }),
    delete: (path, options) => fs.delete(at(path), { ...options, useTrash: false }),
  });
}
