import * as vscode from 'vscode';
import { setSetting } from '../../test/support/editor/editing.ts';
import { pick, type Use } from './use.ts';
import { select, show, type WorkedDocument } from './workedDocument.ts';

const COMMANDS = [
  'diacritize',
  'diacritize',
  'removeDiacritics',
  'pinglish',
  'restorePersian',
  'translate',
] as const;
const ON_DOCUMENT = [
  'Add Diacritics',
  'Convert to Pinglish',
  'Translate to English',
  'Remove Diacritics',
] as const;
const OUTPUTS = ['replace', 'replace', 'replace', 'below', 'beside', 'clipboard'] as const;
const ROUNDS_OF_UNDO = [1, 2, 4] as const;

/** Runs some of the commands that change text, with undo and redo between. */
export async function changeText(use: Use, worked: WorkedDocument): Promise<void> {
  const output = pick(use.random, OUTPUTS);
  await setSetting('output', output);
  const count = 2 + Math.floor(use.random() * 3);
  for (let index = 0; index < count; index++) {
    const command = pick(use.random, COMMANDS);
    const selected = await select(use, worked);
    const on = `${selected} of ${worked.kind}`;
    // Where there are no marks, there is nothing to remove.
    const isDone = command === 'removeDiacritics' ? () => true : changed(worked.editor, output);
    await use.commands.run(command, { on, isDone });
    if (command === 'pinglish' && output === 'replace' && use.random() < 0.7)
      await use.commands.run('restorePersian', { on, isDone: changed(worked.editor, output) });
    if (use.random() < 0.4) await undoAndRedo(use, worked);
  }
  if (use.random() < (worked.isLarge ? 1 : 0.3)) await changeDocument(use, worked);
  await setSetting('output', undefined);
}

async function changeDocument({ random, dialogs, commands }: Use, worked: WorkedDocument): Promise<void> {
  const label = pick(random, ON_DOCUMENT);
  await setSetting('output', 'replace');
  await show(worked.editor);
  dialogs.pick(label);
  await commands.run('runOnDocument', {
    name: `runOnDocument: ${label}`,
    on: worked.kind,
    isDone: label === 'Remove Diacritics' ? () => true : changed(worked.editor, 'replace'),
  });
}

async function undoAndRedo({ random, log }: Use, { editor, kind }: WorkedDocument): Promise<void> {
  await show(editor);
  const times = pick(random, ROUNDS_OF_UNDO);
  for (const command of ['undo', 'redo'])
    await log.step(`${command}, ${kind}`, async () => {
      for (let time = 0; time < times; time++) await vscode.commands.executeCommand(command);
    });
}

/** Tells from now on whether the document has changed; the other outputs leave nothing that can be counted on. */
function changed({ document }: vscode.TextEditor, output: (typeof OUTPUTS)[number]): () => boolean {
  const { version } = document;
  return () => output === 'beside' || output === 'clipboard' || document.version !== version;
}
