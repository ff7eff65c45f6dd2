import * as vscode from 'vscode';
import type { Features } from '../features.ts';

/** The part of `package.json` that says what tools there are. */
interface Manifest {
  readonly contributes: { readonly languageModelTools: readonly { readonly name: string }[] };
}

/**
 * Gives language models the tools of `manifest`, which read and never edit. VS Code activates Harf for a tool of its
 * manifest; the code of a tool is loaded when it is first used.
 */
export function registerTools(features: Features, { contributes }: Manifest): vscode.Disposable {
  return vscode.Disposable.from(
    ...contributes.languageModelTools.map(({ name }) =>
      vscode.lm.registerTool(name, lazyTool(name, features)),
    ),
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
