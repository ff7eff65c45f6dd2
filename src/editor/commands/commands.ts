import * as vscode from 'vscode';
import type { CommandId } from '../contributions/commands.ts';
import { ON_SAMPLE } from '../contributions/walkthrough.ts';
import type { Features } from '../features.ts';
import type { Handler } from './handlers.ts';

/** The part of `package.json` that says what commands there are. */
interface Manifest {
  readonly contributes: { readonly commands: readonly { readonly command: CommandId }[] };
}

/** Registers every command of `manifest`; what one rejects with is told to the user, never to VS Code. */
export function registerCommands(features: Features, { contributes }: Manifest): vscode.Disposable {
  return vscode.Disposable.from(
    ...contributes.commands.map(({ command }) =>
      vscode.commands.registerCommand(command, (argument: unknown) =>
        argument === ON_SAMPLE
          ? run(onSample(command), features, undefined)
          : run(handlerOf(command), features, argument),
      ),
    ),
  );
}

/** The table of what the commands do is loaded with the first of them. */
function handlerOf(id: CommandId): Handler {
  return async (features, argument) => (await import('./handlers.ts')).handlers[id](features, argument);
}

/** For the walkthrough, which has the focus itself: the command works on the sample. */
function onSample(id: CommandId): Handler {
  return async (features, argument) => {
    await (await import('../welcome/sample.ts')).showSampleFor(id);
    await handlerOf(id)(features, argument);
  };
}

async function run(handler: Handler, features: Features, argument: unknown): Promise<void> {
  features.showStatus();
  try {
    await handler(features, argument);
  } catch (error) {
    const { report } = await import('../failures/report.ts');
    // The command ends while the message is still shown.
    void report(error, features.log);
  }
}
