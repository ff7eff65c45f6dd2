import * as vscode from 'vscode';
import { UserError } from '../failures/userError.ts';
import type { Features } from '../features.ts';
import { t } from '../wording/localize.ts';

/** What keeps something. */
type Kept = Pick<Features, 'connection'> & {
  readonly readAloud: Pick<Features['readAloud'], 'clear'>;
  readonly links: Pick<Features['links'], 'clear' | 'count'>;
};

/** Deletes, after one question, all that Harf keeps on this computer but settings, keys and lists of words. */
export async function clearData({ connection, readAloud, links }: Kept): Promise<void> {
  if (!(await confirmed(links))) return;
  try {
    await links.clear();
    await readAloud.clear();
    await connection.deleteLocalData();
  } catch {
    // On some systems, files that another window has open cannot be deleted.
    throw new UserError(
      t(
        'Not all of the data could be deleted, perhaps because another window uses it. Close the other windows and try again.',
      ),
    );
  }
  void vscode.window.showInformationMessage(t('The data was deleted.'));
}

async function confirmed(links: Kept['links']): Promise<boolean> {
  const question = t('Delete what Harf keeps on this computer? It cannot be brought back.');
  const remove = t('Delete');
  const options = { modal: true, detail: await detailOf(links) };
  // VS Code adds Cancel, the one way to say no.
  return (await vscode.window.showWarningMessage(question, options, remove)) === remove;
}

async function detailOf(links: Kept['links']): Promise<string> {
  const { latin, marked } = await links.count();
  return [
    latin > 0
      ? t(
          'What Pinglish and translations came from (documents: {0}): the Persian can then no longer be restored.',
          latin,
        )
      : '',
    marked > 0
      ? t(
          'Which diacritics Harf added (documents: {0}): they can then no longer be told from your own.',
          marked,
        )
      : '',
    t('Speech: all readings, with their sound and where you stopped.'),
    t(
      'What the local service keeps, files that were fetched in part, and the notes about requests that are not finished.',
    ),
    t('Settings, API keys and your lists of readings and typed words stay.'),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
