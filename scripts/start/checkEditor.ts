import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { stripMarks } from '../../src/text/marks.ts';
import { startEditorSession } from '../../test/support/vscode/session.ts';
import { clickLine, lineWith, openWorkbench, runCommand } from '../../test/support/vscode/workbench.ts';
import { root } from '../setup/places.mjs';

const markedLetter = /\p{L}[\u064b-\u0652]/u;
const poemLine = 'بنی‌آدم';
const saveLimitMilliseconds = 15_000;
const pollMilliseconds = 100;

/**
 * Opens an example in a real Visual Studio Code, marks it by a command of the palette, saves it, and rejects
 * unless the file on disk is the example with marks.
 */
export async function checkEditor(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'harf-check-'));
  await cp(join(root, 'examples'), folder, { recursive: true });
  const file = join(folder, 'poem.txt');
  const session = await startEditorSession();
  try {
    const original = await readFile(file, 'utf8');
    const page = await openWorkbench(session, { folder, file, extension: root }, poemLine);
    await clickLine(page, poemLine);
    await runCommand(page, 'harf.diacritize');
    await marksOf(page);
    await page.keyboard.press('ControlOrMeta+s');
    const saved = await changedContents(file, original);
    if (stripMarks(saved) !== original)
      throw new Error('The command changed more than the marks of the example.');
    console.log(
      `\nVisual Studio Code, after "Harf: Diacritize" in examples/poem.txt:\n${saved.replace(/^/gmu, '  ')}`,
    );
  } finally {
    await session.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function marksOf(page: Page): Promise<void> {
  try {
    await lineWith(page, markedLetter).waitFor();
  } catch (cause) {
    const told = await page
      .locator('.notification-list-item-message, .dialog-message-container')
      .allTextContents();
    throw new Error(`The command did not mark the example. ${told.join(' ')}`.trim(), { cause });
  }
}

async function changedContents(file: string, original: string): Promise<string> {
  const deadline = Date.now() + saveLimitMilliseconds;
  while (Date.now() < deadline) {
    const contents = await readFile(file, 'utf8');
    await delay(pollMilliseconds);
    // The editor may be in the middle of writing.
    if (contents !== original && contents === (await readFile(file, 'utf8'))) return contents;
  }
  throw new Error('The editor did not save the marked example.');
}
