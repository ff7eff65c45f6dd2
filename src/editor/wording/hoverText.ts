import * as vscode from 'vscode';
import { harfLanguage } from './localize.ts';

const RIGHT_TO_LEFT_ISOLATE = '\u2067';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * The text of a hover as the language of Harf is read: Persian from the right, each paragraph from right to left. VS Code
 * takes `align` of HTML for that but no `dir`. The text must have no line breaks within its paragraphs, and no HTML.
 */
export function directed(text: vscode.MarkdownString): vscode.MarkdownString {
  if (!harfLanguage().startsWith('fa')) return text;
  const paragraphs = text.value
    .replaceAll('<', '&lt;')
    .split('\n\n')
    .filter((each) => each !== '')
    .map((each) => RIGHT_TO_LEFT_ISOLATE + each + POP_DIRECTIONAL_ISOLATE);
  const turned = new vscode.MarkdownString(`<div align="right">\n\n${paragraphs.join('\n\n')}\n\n</div>`);
  turned.supportHtml = true;
  if (text.isTrusted !== undefined) turned.isTrusted = text.isTrusted;
  return turned;
}

/**
 * Adds text as it is, with no signs of Markdown. `appendText` of VS Code makes all spaces such that no row ends at them, so
 * rows end within words; here they are left as they are where one stands alone.
 */
export function appendPlain(text: vscode.MarkdownString, plain: string): vscode.MarkdownString {
  const escaped = new vscode.MarkdownString().appendText(plain).value;
  return text.appendMarkdown(
    // With a space behind it, a number with a full stop would begin a list.
    escaped.replaceAll(/(?<!&nbsp;)&nbsp;(?!&nbsp;)/g, ' ').replaceAll(/^(\d+)\./gm, '$1\\.'),
  );
}

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
  appendPlain(text.appendMarkdown('['), label).appendMarkdown(`](command:${command}${query})`);
}

/** A bracket would end the address in Markdown. */
function encodeBracket(bracket: string): string {
  return bracket === '(' ? '%28' : '%29';
}
