import { tmpdir } from 'node:os';
import * as vscode from 'vscode';

/**
 * The server of Harf's tools for agents, the only one, as the editor starts it: its own executable as Node.js, on the computer that Harf
 * itself runs on. It may write sound within its working directory, so that is never a whole home.
 */
export function agentServers(
  { extensionUri, packageJSON }: vscode.Extension<unknown>,
  assetsFolder: string,
): vscode.McpStdioServerDefinition[] {
  const script = vscode.Uri.joinPath(extensionUri, 'dist', 'service', 'mcp.js').fsPath;
  const server = new vscode.McpStdioServerDefinition(
    'Harf',
    process.execPath,
    [script, '--assets-dir', assetsFolder],
    // npm's folder, if the editor was started by it, is not the workspace.
    { ELECTRON_RUN_AS_NODE: '1', INIT_CWD: null },
    String(packageJSON.version),
  );
  const folder = vscode.workspace.workspaceFolders?.find(({ uri }) => uri.scheme === 'file');
  server.cwd = folder?.uri ?? vscode.Uri.file(tmpdir());
  return [server];
}
