import * as vscode from 'vscode';
import type { Log } from '../../log.ts';
import type { TypedChoiceDependencies } from './chooseTyped.ts';
import { CHOOSE_TYPED, FORGET_TYPED, OPEN_TYPED_LIST } from './commandNames.ts';

/** Registers the commands behind links of typed words; their code is loaded when one is first used. */
export function registerTypedChoices(dependencies: TypedChoiceDependencies, log: Log): vscode.Disposable {
  const reporting = async (run: () => Promise<unknown>) => {
    try {
      await run();
    } catch (error) {
      const { report } = await import('../../failures/report.ts');
      void report(error, log);
    }
  };
  const choose = async (choice: unknown) =>
    (await import('./chooseTyped.ts')).chooseTyped(choice, dependencies);
  const forget = async (typed: unknown) =>
    (await import('./typedList.ts')).forgetTyped(dependencies.list, String(typed));
  return vscode.Disposable.from(
    vscode.commands.registerCommand(CHOOSE_TYPED, (choice: unknown) => reporting(() => choose(choice))),
    vscode.commands.registerCommand(FORGET_TYPED, (typed: unknown) => reporting(() => forget(typed))),
    vscode.commands.registerCommand(OPEN_TYPED_LIST, () =>
      reporting(async () => vscode.window.showTextDocument(dependencies.list.uri)),
    ),
  );
}
