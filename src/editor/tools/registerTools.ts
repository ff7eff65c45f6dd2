import * as vscode from 'vscode';
import type { Features } from '../features.ts';

/** The part of `package.json` that says what tools there are. */
interface Manifest {
  readonly contributes: { readonly languageModelTools: readonly { readonly name: string }[] };
}

/**
 * Gives language models the tools of the manifest, which read and never edit, in chat, and to agents a server of its own.
 * VS Code activates Harf for what its manifest has; the code is loaded when it is first used.
 */
export function registerTools(features: Features, extension: vscode.Extension<unknown>): vscode.Disposable {
  const { contributes }: Manifest = extension.packageJSON;
  return vscode.Disposable.from(
    ...contributes.languageModelTools.map(({ name }) =>
      vscode.lm.registerTool(name, lazyTool(name, features)),
    ),
    vscode.lm.registerMcpServerDefinitionProvider('harf', {
      provideMcpServerDefinitions: async () => {
        const { agentServers } = await import('#host/agentServer.ts');
        return agentServers(extension, features.connection.assetsFolder);
      },
    }),
  );
}

function lazyTool(name: string, features: Features): vscode.LanguageModelTool<unknown> {
  const load = async () => (await import('./chatTool.ts')).chatToolOf(name, features);
  return {
    prepareInvocation: async (options) => (await load()).prepareInvocation(options),
    invoke: async (options, token) => {
      features.showStatus();
      return (await load()).invoke(options, token);
    },
  };
}
