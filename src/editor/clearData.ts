import * as vscode from 'vscode';
import { Notice } from './errors/notice.ts';
import type { Parts } from './parts.ts';

/** What keeps something. */
type Kept = Pick<Parts, 'connection' | 'ledger'> & {
  readonly readAloud: Pick<Parts['readAloud'], 'clear'>;
  readonly links: Pick<Parts['links'], 'clear'>;
};

/** Deletes, after one question, all that Harf keeps on this computer but settings and keys. */
export async function clearData({ connection, ledger, readAloud, links }: Kept): Promise<void> {
  if (!(await confirmed())) return;
  try {
    await links.clear();
    await readAloud.clear();
    await connection.deleteLocalData();
    await (await ledger()).clear();
  } catch {
    // On some systems, files that another window has open cannot be deleted.
    throw new Notice(
      vscode.l10n.t(
        'Not all of the data could be deleted, perhaps because another window uses it. Close the other windows and try again.',
      ),
    );
  }
  void vscode.window.showInformationMessage(vscode.l10n.t('The data was deleted.'));
}

async function confirmed(): Promise<boolean> {
  const remove = vscode.l10n.t('Delete');
  const question = vscode.l10n.t(
    'Delete the speech, the links of Pinglish to its Persian and the notes about requests that Harf keeps on this computer? Settings and API keys stay.',
  );
  return (await vscode.window.showWarningMessage(question, { modal: true }, remove)) === remove;
}
