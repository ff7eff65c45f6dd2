import * as vscode from 'vscode';
import type { CommandId } from '../contributions/commands.ts';
import { appendCommandLink } from '../wording/commandLink.ts';
import { t } from '../wording/localize.ts';

/** `sentence`, which says where text goes, and below it links to what one does daily. */
export function statusTooltip(sentence: string): vscode.MarkdownString {
  const rows: readonly (readonly Link[])[] = [
    [
      { label: t('Add diacritics to the document'), command: 'harf.runOnDocument', argument: 'diacritize' },
      { label: t('Pinglish beside'), command: 'harf.pinglishBeside' },
      { label: t('Read Aloud'), command: 'harf.readAloud' },
    ],
    [
      { label: t('Choose Service'), command: 'harf.selectService' },
      { label: t('Show Usage'), command: 'harf.showUsage' },
    ],
  ];
  const text = new vscode.MarkdownString().appendText(sentence);
  text.isTrusted = { enabledCommands: rows.flat().map(({ command }) => command) };
  for (const row of rows) appendRow(text, row);
  return text;
}

interface Link {
  readonly label: string;
  readonly command: CommandId;
  readonly argument?: string;
}

function appendRow(text: vscode.MarkdownString, row: readonly Link[]): void {
  text.appendMarkdown('\n\n');
  for (const [index, { label, command, argument }] of row.entries()) {
    if (index > 0) text.appendMarkdown(' · ');
    appendCommandLink(text, label, command, argument);
  }
}
