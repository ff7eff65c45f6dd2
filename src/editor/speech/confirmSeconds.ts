import * as vscode from 'vscode';
import { codePointLength } from '../../text/codePoints.ts';
import type { Connection } from '../service/connection.ts';
import { amount } from '../settings.ts';
import { t } from '../wording/localize.ts';
import { numberText } from '../wording/localText.ts';
import { plainText } from '../wording/plainText.ts';

/**
 * About how long a code point is heard at pace 1. Measured with the five voices of the local service on five
 * paragraphs of prose and verse: 4,400 code points in 406 seconds, from 0.084 to 0.103 by voice and paragraph.
 */
const SECONDS_PER_CODE_POINT = 0.092;

/** About how long `text` is heard at a pace, in whole seconds. */
export function estimatedSeconds(text: string, pace: number): number {
  return Math.ceil((codePointLength(text) * SECONDS_PER_CODE_POINT) / pace);
}

/** Asks once before speech of more than `harf.confirmAboveSeconds` goes to the hosted service; false is a no. */
export async function confirmSeconds(connection: Connection, seconds: number): Promise<boolean> {
  const limit = amount(vscode.workspace.getConfiguration('harf'), 'confirmAboveSeconds');
  if (limit === 0 || seconds <= limit) return true;
  const destination = await connection.destination();
  if (destination.kind !== 'hosted') return true;
  const send = t('Send');
  const question = t(
    'This takes about {0} seconds of speech of your allowance at {1}. Send it?',
    numberText(seconds),
    plainText(destination.baseUrl),
  );
  return (await vscode.window.showWarningMessage(question, { modal: true }, send)) === send;
}
