import * as vscode from 'vscode';
import type { PlaybackText } from '../playback/storedPlayback.ts';

/** The document that a text was read from, if it is open. */
export function documentOf({ documentUri }: PlaybackText): vscode.TextDocument | undefined {
  return vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === documentUri);
}

/** The document that a text was read from, opened if it has a file; undefined if it is gone. */
export async function openDocumentOf(text: PlaybackText): Promise<vscode.TextDocument | undefined> {
  const known = documentOf(text);
  if (known || text.documentUri === null) return known;
  const uri = vscode.Uri.parse(text.documentUri);
  if (uri.scheme === 'untitled') return undefined;
  try {
    return await vscode.workspace.openTextDocument(uri);
  } catch {
    return undefined;
  }
}
