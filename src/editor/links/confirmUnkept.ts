import * as vscode from 'vscode';
import { t } from '../wording/localize.ts';
import type { UnkeptReason } from './records/linkStore.ts';

/**
 * Asks before Persian is replaced that could not be restored once the window is closed.
 * @returns whether it is to be replaced all the same
 */
export async function confirmUnkept(reason: UnkeptReason): Promise<boolean> {
  const convert = t('Convert anyway');
  const options = { modal: true, detail: detailOf(reason) };
  const question = t(
    'After the window is closed, this Persian could no longer be restored from the Pinglish. Convert it?',
  );
  // VS Code adds Cancel.
  return (await vscode.window.showWarningMessage(question, options, convert)) === convert;
}

function detailOf(reason: UnkeptReason): string {
  return reason === 'tooLong'
    ? t('The document is too long for Harf to keep what its Pinglish came from.')
    : t(
        'Harf cannot write to its folder, where it keeps what Pinglish came from. Check that the disk is not full and that the folder may be changed.',
      );
}
