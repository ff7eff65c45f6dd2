import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as vscode from 'vscode';

/** The folder of the page that a browser was given; it is there as long as what it shows. */
let printed: string | undefined;

/** Opens a page in a browser, from a temporary folder that only the user can read. Resolves with false if nothing opens it. */
export async function openInBrowser(name: string, page: Uint8Array): Promise<boolean> {
  if (vscode.env.uiKind !== vscode.UIKind.Desktop) return false;
  await removePrinted();
  printed = await mkdtemp(join(tmpdir(), 'harf-print-'));
  const path = join(printed, name);
  await writeFile(path, page, { mode: 0o600 });
  return vscode.env.openExternal(vscode.Uri.file(path));
}

/** Removes the page that was opened last. */
export async function removePrinted(): Promise<void> {
  const folder = printed;
  printed = undefined;
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
}
