import * as vscode from 'vscode';
import { registeredName, TOOL_NAMES, type ToolName } from '../contributions/toolNames.ts';
import type { Features } from '../features.ts';

/**
 * Gives language models Harf's tools, which read and never edit. VS Code activates Harf for a tool of its manifest;
 * the code of a tool is loaded when it is first used.
 */
export function registerTools(features: Features): vscode.Disposable {
  return vscode.Disposable.from(
    ...TOOL_NAMES.map((name) => vscode.lm.registerTool(registeredName(name), lazyTool(name, features))),
  );
}

function lazyTool(name: ToolName, features: Features): vscode.LanguageModelTool<unknown> {
  const load = async () => (await import('./createTool.ts')).createTool(name, features);
  return {
    prepareInvocation: async (options) => (await load()).prepareInvocation(options),
    invoke: async (options, token) => {
      features.showStatus();
      return (await load()).invoke(options, token);
    },
  };
}
