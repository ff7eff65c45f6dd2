import * as vscode from 'vscode';
import type { KeyEnvironment } from '../../client/index.ts';
import type { CommandId } from '../contributions/commands.ts';
import { appendCommandLink, directed } from '../wording/hoverText.ts';
import { t } from '../wording/localize.ts';

/** The service that text would go to; `unready` is the hosted one while something keeps text from it. */
export type ShownService = ReadyService | 'local' | 'unready';

interface ReadyService {
  readonly baseUrl: string;
  /** As the key's prefix tells it. */
  readonly environment: KeyEnvironment | undefined;
}

/** Says where text goes. */
export function statusSentence(shown: ShownService): string {
  if (shown === 'local') return t('Text stays on this computer. Click to choose another service.');
  if (shown === 'unready')
    return t(
      'The hosted service needs a valid address and a key, so no text goes anywhere. Click to choose.',
    );
  const { baseUrl, environment } = shown;
  switch (environment) {
    case 'live':
      return t('Text goes to {0}, with your live key. Click to choose another service.', baseUrl);
    case 'sandbox':
      return t('Text goes to {0}, with your sandbox key. Click to choose another service.', baseUrl);
    default:
      return t('Text goes to {0}, with your key. Click to choose another service.', baseUrl);
  }
}

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
  return directed(text);
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
