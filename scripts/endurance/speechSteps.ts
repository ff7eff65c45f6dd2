import * as vscode from 'vscode';
import type { FakePanel } from '../../test/support/editor/fakePanel.ts';
import type { Use } from './use.ts';
import { persianLine, show, type WorkedDocument } from './workedDocument.ts';

const LINES_READ = 3;

/**
 * Reads some lines aloud, to their end or until it is cancelled, and closes the panel now and then.
 * @param name of the command, where it is run in a way of its own
 */
export async function readAloud(use: Use, worked: WorkedDocument, name = 'readAloud'): Promise<void> {
  const { random, commands, log, panels } = use;
  const { editor, kind } = worked;
  await show(editor);
  const first = persianLine(random, editor.document);
  editor.selection = new vscode.Selection(first, 0, first + LINES_READ, 0);
  const known = panels.current?.playbacks[0]?.id;
  const isNew = () => panels.current !== undefined && panels.current.playbacks[0]?.id !== known;
  const outcome = await commands.run('readAloud', { name, on: kind, isDone: isNew });
  const panel = panels.current;
  if (outcome !== 'done' || panel === undefined) return;
  if (random() < 0.5) await commands.run('cancelSpeech', { on: kind, isDone: () => true });
  await log.step(`the speech ends, ${kind}`, () => panel.ended());
  await log.step(`listen, ${kind}`, () => listen(panel));
  panel.messages.length = 0;
  if (random() < 0.5) await log.step('close the panel', () => panels.close());
}

async function listen(panel: FakePanel): Promise<void> {
  for (const [section, { state }] of panel.newest.sections.entries()) {
    if (state !== 'succeeded') continue;
    const place = { playbackId: panel.newest.id, section };
    await panel.requester.ask('audio', place);
    await panel.requester.ask('timing', place);
    await panel.requester.ask('peaks', place);
  }
}
