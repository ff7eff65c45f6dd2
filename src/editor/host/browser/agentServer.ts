import type * as vscode from 'vscode';

/** A browser starts no programs, so agents have the tools of chat alone. */
export function agentServers(
  _extension: vscode.Extension<unknown>,
  _assetsFolder: string,
): vscode.McpStdioServerDefinition[] {
  return [];
}
