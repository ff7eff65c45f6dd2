import { runQuietly } from '../../../scripts/setup/command.mjs';
import { nodePath } from '../../../scripts/setup/node.mjs';
import { type EditorAge, vscodeServer } from '../../../scripts/setup/vscode.mjs';

export interface InstallationFolders {
  /** Where the server build keeps its profile and log. */
  readonly dataFolder: string;
  readonly extensionsFolder: string;
}

/** Installs a packaged extension into the server build of Visual Studio Code. */
export async function installExtension(
  path: string,
  folders: InstallationFolders,
  editor: EditorAge = 'newest',
): Promise<void> {
  const { node, main } = vscodeServer(editor);
  await runQuietly(nodePath(node), [
    main,
    '--accept-server-license-terms',
    `--server-data-dir=${folders.dataFolder}`,
    `--extensions-dir=${folders.extensionsFolder}`,
    `--install-extension=${path}`,
  ]);
}
