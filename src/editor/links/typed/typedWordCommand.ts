import * as vscode from 'vscode';
import type { ListPlace } from '../../aids/pronunciationList/listFile.ts';
import type { Log } from '../../log.ts';
import type { LinkedDocuments } from '../linkedDocuments.ts';

/** What is done about a typed word: the command behind links; no palette has it, for it needs to know the word. */
export const TYPED_WORD = 'harf.typedWord';

/** Its code is loaded when it is first used. */
export function registerTypedWord(
  linkedDocuments: LinkedDocuments,
  list: ListPlace,
  log: Log,
): vscode.Disposable {
  return vscode.commands.registerCommand(TYPED_WORD, async (argument: unknown) =>
    (await import('./typedWord.ts')).typedWord(argument, linkedDocuments, list, log),
  );
}
