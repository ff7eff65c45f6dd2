import * as vscode from 'vscode';
import type { ListPlace } from '../../aids/words/listFile.ts';
import type { Log } from '../../log.ts';
import type { LinkedDocuments } from '../linkedDocuments.ts';
import { CHOOSE_TYPED, FORGET_TYPED, OPEN_TYPED_LIST } from './commandNames.ts';

interface TypedChoicesDependencies {
  readonly linkedDocuments: LinkedDocuments;
  readonly list: ListPlace;
  readonly log: Log;
}

/** Registers the commands behind links of typed words; their code is loaded when one is first used. */
export function createTypedChoices({
  linkedDocuments,
  list,
  log,
}: TypedChoicesDependencies): vscode.Disposable {
  const reporting = async (run: () => Promise<unknown>) => {
    try {
      await run();
    } catch (error) {
      const { report } = await import('../../failures/report.ts');
      void report(error, log);
    }
  };
  const choose = async (choice: unknown) =>
    (await import('./chooseTyped.ts')).chooseTyped(choice, { linkedDocuments, list });
  const forget = async (typed: unknown) => (await import('./typedList.ts')).forgetTyped(list, String(typed));
  return vscode.Disposable.from(
    vscode.commands.registerCommand(CHOOSE_TYPED, (choice: unknown) => reporting(() => choose(choice))),
    vscode.commands.registerCommand(FORGET_TYPED, (typed: unknown) => reporting(() => forget(typed))),
    vscode.commands.registerCommand(OPEN_TYPED_LIST, () =>
      reporting(async () => vscode.window.showTextDocument(list.uri)),
    ),
  );
}
