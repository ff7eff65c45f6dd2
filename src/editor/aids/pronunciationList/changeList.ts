import * as vscode from 'vscode';
import { mkdir } from '#platform/files.ts';
import { UserError } from '../../failures/userError.ts';
import { t } from '../../wording/localize.ts';
import { plainText } from '../../wording/plainText.ts';
import { type ListPlace, MAX_LIST_BYTES, readListFile } from './listFile.ts';
import { isBeingWritten, type PronunciationLists } from './pronunciationLists.ts';

/** Writes what `change` makes of a list, and lets the local service follow it; throws a `UserError` if it cannot. */
export async function changeList(
  place: ListPlace,
  lists: PronunciationLists,
  change: (text: string) => string,
): Promise<void> {
  await rewriteList(place, change);
  await lists.reload();
}

/** Writes what `change` makes of a list; throws a `UserError` if it cannot. */
export async function rewriteList(place: ListPlace, change: (text: string) => string): Promise<void> {
  const { uri } = place;
  if (isBeingWritten(uri))
    throw new UserError(
      t('The list ({0}) has changes that are not saved. Save it and choose again.', shortPath(uri)),
    );
  const content = await readListFile(place);
  if (content.kind === 'refused') throw new UserError(content.sentence);
  await write(place, change(content.text));
}

async function write({ uri, root }: ListPlace, text: string): Promise<void> {
  const bytes = new TextEncoder().encode(text);
  try {
    if (bytes.length > MAX_LIST_BYTES) throw new Error('It would no longer be followed.');
    // The storage of the extension may be new, and is for its owner only.
    if (root.scheme === 'file') await mkdir(root.fsPath, { recursive: true, mode: 0o700 });
    await vscode.workspace.fs.writeFile(uri, bytes);
  } catch {
    throw new UserError(
      t('{0} cannot be written. Check that the folder may be changed.', plainText(shortPath(uri))),
    );
  }
}

function shortPath(uri: vscode.Uri): string {
  return vscode.workspace.asRelativePath(uri, false);
}
