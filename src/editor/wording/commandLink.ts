import type * as vscode from 'vscode';

/** Adds a link that runs a command, with `argument` if there is one; the command must be among those that the text may run. */
export function appendCommandLink(
  text: vscode.MarkdownString,
  label: string,
  command: string,
  argument?: unknown,
): void {
  const query =
    argument === undefined
      ? ''
      : `?${encodeURIComponent(JSON.stringify([argument])).replace(/[()]/g, encodeBracket)}`;
  text.appendMarkdown('[').appendText(label).appendMarkdown(`](command:${command}${query})`);
}

/** A bracket would end the address in Markdown. */
function encodeBracket(bracket: string): string {
  return bracket === '(' ? '%28' : '%29';
}
