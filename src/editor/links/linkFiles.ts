import { createHash } from 'node:crypto';
import * as vscode from 'vscode';
import { decodeRecord, encodeRecord, type LinkRecord } from './linkRecord.ts';
import { standingWords } from './standingWords.ts';

/** Writes a record. @returns its size in bytes */
export async function writeRecord(file: vscode.Uri, record: LinkRecord): Promise<number> {
  const bytes = new TextEncoder().encode(encodeRecord(record));
  await vscode.workspace.fs.writeFile(file, bytes);
  return bytes.length;
}

/** The words of a record that still stand in `text`, in order; undefined if the file is no record. */
export async function readWords(file: vscode.Uri, text: string): Promise<LinkRecord['words'] | undefined> {
  const record = decodeRecord(new TextDecoder().decode(await vscode.workspace.fs.readFile(file)));
  return record && standingWords(record, text);
}

/** A name for a text or an address that tells nothing of it. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
