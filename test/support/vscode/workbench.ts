import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../../scripts/setup/places.mjs';
import { type WorkbenchContents, workbenchAddress } from './address.ts';
import type { EditorSession } from './session.ts';

const openLimitMilliseconds = 120_000;

/** Opens a file in the editor as a user would find it, and waits until `text` of it is on the screen. */
export async function openWorkbench(
  session: EditorSession,
  contents: WorkbenchContents,
  text: string,
): Promise<Page> {
  const { page, server } = session;
  await page.goto(workbenchAddress(server.url, contents));
  await lineWith(page, text).waitFor({ timeout: openLimitMilliseconds });
  return page;
}

const MEASURING_ATTEMPTS = 20;

/** The first line of the editor that has `text`. */
export const lineWith = (page: Page, text: string | RegExp) =>
  page.locator('.editor-instance .view-line', { hasText: text }).first();

/**
 * Clicks near the left end of the line that has `text`. By its place on the screen: a click on the element
 * would first scroll parts of the editor that are not meant to scroll.
 */
export async function clickLine(page: Page, text: string, button: 'left' | 'right' = 'left'): Promise<void> {
  const box = await boxOf(page, text);
  await page.mouse.click(box.x + 40, box.y + box.height / 2, { button });
}

/** The editor may draw its lines anew between the moment when one is there and that when it is measured. */
async function boxOf(page: Page, text: string) {
  for (let attempt = 0; attempt < MEASURING_ATTEMPTS; attempt++) {
    await lineWith(page, text).waitFor();
    const box = await lineWith(page, text).boundingBox();
    if (box) return box;
  }
  throw new Error(`The line with "${text}" is not on the screen.`);
}

/** Runs one of Harf's commands from the command palette, by the name that the user sees. */
export const runCommand = (page: Page, command: string): Promise<void> =>
  runLabel(page, paletteLabel(command));

/** Runs a command from the command palette. */
export async function runLabel(page: Page, label: string): Promise<void> {
  await page.keyboard.press('F1');
  // At once: of keys that are typed, a window that is still opening may take some for itself.
  await page.locator('.quick-input-widget input:visible').first().fill(`>${label}`);
  await page.locator('.quick-input-list .monaco-list-row.focused', { hasText: label }).waitFor();
  await page.keyboard.press('Enter');
}

/** `Category: Title` of a command of the manifest, in English. */
export function paletteLabel(command: string): string {
  const contributed = readJson('package.json').contributes.commands;
  const found = contributed.find((each: { command: string }) => each.command === command);
  if (!found) throw new Error(`package.json has no command ${command}.`);
  return `${translated(found.category.value)}: ${translated(found.title.value)}`;
}

function translated(text: string): string {
  return /^%.*%$/u.test(text) ? readJson('package.nls.json')[text.slice(1, -1)] : text;
}

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Opens the context menu on a line of the editor and Harf's submenu in it. */
export async function openHarfMenu(page: Page, text: string): Promise<void> {
  await clickLine(page, text, 'right');
  await page.locator('.context-view .action-item', { hasText: 'Harf' }).hover();
  await page.locator('.monaco-submenu .action-item').first().waitFor();
}
