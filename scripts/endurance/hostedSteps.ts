import * as vscode from 'vscode';
import { setSetting } from '../../test/support/editor/editing.ts';
import type { Outcome } from './report.ts';
import { pick, type Use } from './use.ts';
import { closeDocument, openDocument } from './workedDocument.ts';

const COMMANDS = ['diacritize', 'pinglish', 'translate'] as const;
const SIZES = [200, 2_000, 30_000] as const;
const MOST_TRIES = 20;

/** Makes the hosted service known; text goes there only in the steps that are about it. */
export async function prepareHosted(
  { dialogs, commands, log }: Use,
  { baseUrl, apiKey }: { readonly baseUrl: string; readonly apiKey: string },
): Promise<void> {
  await log.step('settings of the hosted service', async () => {
    await setSetting('baseUrl', baseUrl);
    await setSetting('service', 'local');
    await setSetting('confirmAboveUnits', 0);
  });
  dialogs.type(apiKey);
  await commands.run('setApiKey', { isDone: () => true });
}

/** Turns a text by the hosted service over a network that fails, until it is done. */
export async function useHosted(use: Use): Promise<void> {
  const { random, log } = use;
  const command = pick(random, COMMANDS);
  const worked = await openDocument(use, { language: 'plaintext', bytes: pick(random, SIZES) });
  await setSetting('service', 'hosted');
  const { document } = worked.editor;
  worked.editor.selection = new vscode.Selection(0, 0, document.lineCount, 0);
  const { version } = document;
  const isDone = () => document.version !== version;
  let tries = 0;
  for (; !isDone() && tries < MOST_TRIES; tries++) await tryOnce(use, command, { tries, isDone });
  if (!isDone()) log.failures.push(`${command} on the hosted service was not done after ${tries} tries.`);
  await setSetting('service', 'local');
  await closeDocument(use, worked);
}

interface Try {
  /** How often it was tried already. */
  readonly tries: number;
  readonly isDone: () => boolean;
}

/** What a person does after a failure: the same command again, or its retry. */
async function tryOnce({ random, commands }: Use, command: string, { tries, isDone }: Try): Promise<Outcome> {
  const canRetry = tries > 0 && random() < 0.5;
  const name = canRetry ? 'retryFailed' : command;
  return commands.run(name, { name: `${name} (hosted, broken network)`, isDone });
}
