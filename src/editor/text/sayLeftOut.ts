import * as vscode from 'vscode';
import { foreignSentence, unreadSentence } from '../prose/leftOut.ts';
import type { CommandTarget } from './commandTarget.ts';

/** Says which lines of a command's target were left as they are; the command ends while the message is still shown. */
export function sayLeftOut({ source, prose, spans }: CommandTarget): void {
  const sentences = [
    foreignSentence(source.lines, prose.foreign, spans),
    unreadSentence(source, prose.unread, spans),
  ];
  for (const text of sentences) if (text !== undefined) void vscode.window.showInformationMessage(text);
}
