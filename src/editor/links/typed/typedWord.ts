import * as vscode from 'vscode';
import * as z from 'zod';
import { chosenWord } from '../../../contract/index.ts';
import { report } from '../../failures/report.ts';
import type { Log } from '../../log.ts';
import { chooseTyped, type TypedChoiceDependencies } from './chooseTyped.ts';
import { forgetTyped } from './typedList.ts';

/** What a link does: writes a candidate, forgets what was chosen, or opens the list; plain data, because links carry it. */
const typedAction = z.union([
  z.strictObject({ area: z.unknown(), chosen: chosenWord }),
  z.strictObject({ forget: z.string() }),
  z.strictObject({ open: z.literal(true) }),
]);

/** Does what a link of a typed word says. */
export async function typedWord(
  argument: unknown,
  { log, ...dependencies }: TypedChoiceDependencies & { readonly log: Log },
): Promise<void> {
  try {
    const action = typedAction.parse(argument);
    if ('chosen' in action) await chooseTyped(action, dependencies);
    else if ('forget' in action) await forgetTyped(dependencies.list, action.forget);
    else await vscode.window.showTextDocument(dependencies.list.uri);
  } catch (error) {
    void report(error, log);
  }
}
