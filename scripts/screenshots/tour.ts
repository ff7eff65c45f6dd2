import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { clickLine, lineWith, runCommand } from '../../test/support/vscode/workbench.ts';
import { animation, type Frame } from './animation.ts';

const SHORT = 1200;
const LONG = 2600;

/** The first minute with Harf in a few seconds: a poem is marked, becomes Pinglish, and a word is explained. */
export async function writeTour(page: Page, line: string, path: string): Promise<void> {
  const frames: Frame[] = [];
  const show = async (milliseconds: number) => {
    await page.evaluate(() => document.fonts.ready);
    frames.push({ png: await page.screenshot({ scale: 'css' }), milliseconds });
  };
  await clickLine(page, line);
  await show(SHORT);
  await runCommand(page, 'harf.diacritize');
  await lineWith(page, /\p{L}[\u064b-\u0652]/u).waitFor();
  await show(LONG);
  await page.keyboard.press('Control+Z');
  await lineWith(page, line).waitFor();
  const box = await lineWith(page, line).boundingBox();
  if (box === null) throw new Error('The line is not on the screen.');
  await page.mouse.move(box.x + 60, box.y + box.height / 2);
  await page.locator('.monaco-hover:not(.hidden) .hover-contents').first().waitFor();
  await show(LONG);
  await page.keyboard.press('Escape');
  await runCommand(page, 'harf.pinglish');
  await lineWith(page, 'aadam').waitFor();
  await show(LONG);
  await writeFile(path, animation(frames));
}
