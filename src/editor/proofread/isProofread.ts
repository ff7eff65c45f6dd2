import * as vscode from 'vscode';
import { choice } from '../settings.ts';

/** Whether the errors of a document are to be shown, if it is one of prose. */
export function isProofread(document: vscode.TextDocument): boolean {
  return choice(vscode.workspace.getConfiguration('harf', document), 'proofread') !== 'off';
}
