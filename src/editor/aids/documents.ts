import * as vscode from 'vscode';
import { isMark } from '../../text/marks.ts';
import { isPersianLetter } from '../../text/persian.ts';

/** Not files, and still a person's own text. */
const schemes = new Set(['untitled', 'vscode-notebook-cell', 'git', 'vscode-scm']);

/** Whether words are explained in `document`: files and unsaved text, but no output, log panel or terminal. */
export function isAided({ uri: { scheme } }: vscode.TextDocument): boolean {
  return schemes.has(scheme) || vscode.workspace.fs.isWritableFileSystem(scheme) !== undefined;
}

/** Whether the character on either side of `position` may belong to a Persian word. */
export function isPersianAt(document: vscode.TextDocument, { line, character }: vscode.Position): boolean {
  const { text } = document.lineAt(line);
  return [text.charCodeAt(character), text.charCodeAt(character - 1)].some(
    (unit) => isPersianLetter(unit) || isMark(unit),
  );
}
