import * as vscode from 'vscode';
import type { Connection } from '../service/connection.ts';
import { amount } from '../settings.ts';
import { t } from '../wording/localize.ts';
import { numberText } from '../wording/localText.ts';
import { plainText } from '../wording/plainText.ts';

/** Asks once before more than `harf.confirmAboveUnits` go to the hosted service; false is a no. */
export async function confirmUnits(connection: Connection, units: number): Promise<boolean> {
  const limit = amount(vscode.workspace.getConfiguration('harf'), 'confirmAboveUnits');
  if (limit === 0 || units <= limit) return true;
  const destination = await connection.destination();
  if (destination.kind !== 'hosted') return true;
  const send = t('Send');
  const question = t(
    'This takes up to {0} units of your allowance at {1}. Send it?',
    numberText(units),
    plainText(destination.baseUrl),
  );
  return (await vscode.window.showWarningMessage(question, { modal: true }, send)) === send;
}
