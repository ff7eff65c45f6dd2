import * as vscode from 'vscode';
import { until } from '../../test/support/editor/editing.ts';
import type { Use } from './use.ts';
import { show, type WorkedDocument } from './workedDocument.ts';

const HOVERS = 4;
const LINES_SEEN = 60;

/** Hovers over some words. */
export async function hover({ random, log }: Use, { editor, kind }: WorkedDocument): Promise<void> {
  const { document } = editor;
  await log.step(`hover, ${kind}`, async () => {
    for (let index = 0; index < HOVERS; index++) {
      const line = document.lineAt(Math.floor(random() * document.lineCount));
      const place = new vscode.Position(line.lineNumber, Math.floor(random() * line.text.length));
      await vscode.commands.executeCommand('vscode.executeHoverProvider', document.uri, place);
    }
  });
}

/** Shows the readings of a screenful as inlay hints, and hides them. */
export async function showReadings(
  { random, log, commands }: Use,
  { editor, kind }: WorkedDocument,
): Promise<void> {
  const { document } = editor;
  const isDone = () => true;
  await show(editor);
  await commands.run('toggleReadings', { on: kind, isDone });
  await log.step(`inlay hints, ${kind}`, async () => {
    const first = Math.floor(random() * document.lineCount);
    const seen = document.validateRange(new vscode.Range(first, 0, first + LINES_SEEN, 0));
    await vscode.commands.executeCommand('vscode.executeInlayHintProvider', document.uri, seen);
  });
  await commands.run('toggleReadings', { on: kind, isDone });
}

/** Opens the Pinglish beside the document, changes the document, and closes the Pinglish. */
export async function readBeside({ log, commands }: Use, { editor, kind }: WorkedDocument): Promise<void> {
  await show(editor);
  await commands.run('pinglishBeside', { on: kind, isDone: () => besideEditor() !== undefined });
  await log.step(`type with Pinglish beside, ${kind}`, async () => {
    await until('the Pinglish is there', () => (besideEditor()?.document.getText() ?? '') !== '');
    for (const character of 'سلام ')
      await editor.edit((change) => change.insert(new vscode.Position(0, 0), character));
  });
  await log.step(`close Pinglish beside, ${kind}`, async () => {
    const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
    const beside = tabs.filter(
      ({ input }) => input instanceof vscode.TabInputText && input.uri.scheme === 'harf-pinglish',
    );
    await vscode.window.tabGroups.close(beside);
  });
}

function besideEditor(): vscode.TextEditor | undefined {
  return vscode.window.visibleTextEditors.find(({ document }) => document.uri.scheme === 'harf-pinglish');
}
