import * as vscode from 'vscode';
import { realpath } from '#platform/files.ts';
import { sep } from '#platform/paths.ts';
import { t } from '../../wording/localize.ts';
import { plainText } from '../../wording/plainText.ts';

/** A list of pronunciations and the folder that it must not lead out of. */
export interface ListPlace {
  readonly uri: vscode.Uri;
  readonly root: vscode.Uri;
}

/** What stands in a list, or why it is neither followed nor changed. */
export type ListContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'refused'; readonly sentence: string };

export const MAX_LIST_BYTES = 1_048_576;

type Refusal = 'tooLarge' | 'noFile' | 'outside' | 'noText';

/** Reads a list, after looking at what it is; empty if there is none. Rejects if it cannot be read. */
export async function readListFile({ uri, root }: ListPlace): Promise<ListContent> {
  const stat = await statOf(uri);
  if (stat === undefined) return { kind: 'text', text: '' };
  if ((stat.type & vscode.FileType.File) === 0) return refused(uri, 'noFile');
  if (stat.size > MAX_LIST_BYTES) return refused(uri, 'tooLarge');
  if (await leadsOut(uri, root)) return refused(uri, 'outside');
  const bytes = await vscode.workspace.fs.readFile(uri);
  if (bytes.length > MAX_LIST_BYTES) return refused(uri, 'tooLarge');
  try {
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return refused(uri, 'noText');
  }
}

export function refused(uri: vscode.Uri, refusal: Refusal): ListContent {
  const name = plainText(vscode.workspace.asRelativePath(uri, false));
  return { kind: 'refused', sentence: sentenceOf(refusal, name) };
}

async function statOf(uri: vscode.Uri): Promise<vscode.FileStat | undefined> {
  try {
    return await vscode.workspace.fs.stat(uri);
  } catch (error) {
    if (error instanceof vscode.FileSystemError && error.code === 'FileNotFound') return undefined;
    throw error;
  }
}

/** Whether symbolic links lead out of the root. */
async function leadsOut(uri: vscode.Uri, root: vscode.Uri): Promise<boolean> {
  if (uri.scheme !== 'file') return false;
  const [file, folder] = await Promise.all([realpath(uri.fsPath), realpath(root.fsPath)]);
  return !file.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function sentenceOf(refusal: Refusal, name: string): string {
  switch (refusal) {
    case 'tooLarge':
      return t('{0} is larger than 1 MB, so Harf neither follows nor changes it. Make it shorter.', name);
    case 'noFile':
      return t(
        '{0} is no regular file, so Harf neither follows nor changes it. Put a text file there.',
        name,
      );
    case 'outside':
      return t(
        '{0} leads out of its folder, so Harf neither follows nor changes it. Put the file itself there.',
        name,
      );
    case 'noText':
      return t('{0} is not UTF-8 text, so Harf neither follows nor changes it. Save it as UTF-8.', name);
  }
}
