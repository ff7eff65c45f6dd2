import * as vscode from 'vscode';
import type { CommandId } from '../contributions/commands.ts';
import { ON_SAMPLE } from '../contributions/walkthrough.ts';
import type { Features } from '../features.ts';
import { type Call, frontNow, frontOf } from '../text/front.ts';
import type { Handler } from './handlers.ts';

/** The part of `package.json` that says what commands there are. */
interface Manifest {
  readonly contributes: { readonly commands: readonly { readonly command: CommandId }[] };
}

/** Registers every command of `manifest`; what one rejects with is told to the user, never to VS Code. */
export function registerCommands(features: Features, { contributes }: Manifest): vscode.Disposable {
  return vscode.Disposable.from(
    ...contributes.commands.map(({ command }) =>
      vscode.commands.registerCommand(command, (argument: unknown) => {
        const handler = argument === ON_SAMPLE ? onSample(command) : handlerOf(command);
        const call = { argument: argument === ON_SAMPLE ? undefined : argument, front: frontNow() };
        return run(handler, features, call);
      }),
    ),
  );
}

/** The table of what the commands do is loaded with the first of them. */
function handlerOf(id: CommandId): Handler {
  return async (features, call) => (await import('./handlers.ts')).handlers[id](features, call);
}

/** For the walkthrough, which has the focus itself: the command works on the sample. */
function onSample(id: CommandId): Handler {
  return async (features, { argument }) => {
    const editor = await (await import('../welcome/sample.ts')).showSampleFor(id);
    await handlerOf(id)(features, { argument, front: frontOf(editor) });
  };
}

async function run(handler: Handler, features: Features, call: Call): Promise<void> {
  features.showStatus();
  try {
    await handler(features, call);
  } catch (error) {
    const { report } = await import('../failures/report.ts');
    // The command ends while the message is still shown.
    void report(error, features.log);
  }
}
