/** Writes the pictures of the README, or those named as arguments, to docs/images/, taken in a real Visual Studio Code. */
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type EditorSession, startEditorSession } from '../test/support/vscode/session.ts';
import {
  clickLine,
  lineWith,
  openHarfMenu,
  openWorkbench,
  runCommand,
} from '../test/support/vscode/workbench.ts';
import { writeTour } from './screenshots/tour.ts';
import { root } from './setup/places.mjs';

const images = join(root, 'docs', 'images');
const paragraph = 'کوچک شهر ما';
const poemLine = 'بنی‌آدم';

const readable = {
  'editor.fontSize': 20,
  'editor.lineHeight': 1.9,
  'editor.fontFamily': "'Noto Sans Mono', 'Noto Naskh Arabic', monospace",
  'editor.minimap.enabled': false,
  'editor.occurrencesHighlight': 'off',
  'editor.renderLineHighlight': 'none',
  'editor.unicodeHighlight.ambiguousCharacters': false,
  'editor.unicodeHighlight.invisibleCharacters': false,
  'editor.wordWrap': 'on',
  // Measures the letters; the simple strategy takes all of them to be as wide as Latin ones.
  'editor.wrappingStrategy': 'advanced',
  'explorer.openEditors.visible': 0,
  'window.title': 'Visual Studio Code',
  'workbench.iconTheme': 'vs-seti',
  'workbench.colorTheme': 'Default Light Modern',
};

interface Picture {
  readonly name: string;
  readonly file: string;
  /** Text of the line on which the cursor is put first. */
  readonly line: string;
  readonly take: (page: Page) => Promise<void>;
}

const pictures: readonly Picture[] = [
  {
    name: 'marked',
    file: 'sample.md',
    line: paragraph,
    take: async (page) => {
      await runCommand(page, 'harf.diacritize');
      await lineWith(page, /\p{L}[\u064b-\u0652]/u).waitFor();
    },
  },
  { name: 'menu', file: 'poem.txt', line: poemLine, take: (page) => openHarfMenu(page, poemLine) },
  {
    name: 'pinglish',
    file: 'poem.txt',
    line: poemLine,
    take: async (page) => {
      await runCommand(page, 'harf.pinglish');
      await lineWith(page, 'aadam').waitFor();
    },
  },
  {
    name: 'reading',
    file: 'sample.md',
    line: paragraph,
    take: async (page) => {
      await runCommand(page, 'harf.readAloud');
      const player = page.frameLocator('iframe.webview').frameLocator('iframe');
      await player.getByText('Succeeded').first().waitFor();
      await player.getByRole('button', { name: 'Play', exact: true }).click();
      await player.getByText(/0:0[3-9] \/ /).waitFor();
    },
  },
];

async function take(
  session: EditorSession,
  folder: string,
  { name, file, line, take }: Picture,
): Promise<void> {
  const page = await openWorkbench(session, { folder, file: join(folder, file), extension: root }, line);
  await page.locator('.monaco-workbench.vs .show-file-icons').first().waitFor();
  await clickLine(page, line);
  await take(page);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(images, `${name}.png`) });
  console.log(join(images, `${name}.png`));
}

/** The animated picture, in a window as small as can be read. */
async function takeTour(session: EditorSession, folder: string): Promise<void> {
  const path = join(images, 'tour.gif');
  const place = { folder, file: join(folder, 'poem.txt'), extension: root };
  await session.page.setViewportSize({ width: 960, height: 540 });
  const page = await openWorkbench(session, place, poemLine);
  await writeTour(page, poemLine, path);
  console.log(path);
}

const temporary = await mkdtemp(join(tmpdir(), 'harf-pictures-'));
const folder = join(temporary, 'examples');
await mkdir(images, { recursive: true });
const session = await startEditorSession({ settings: readable });
try {
  await cp(join(root, 'examples'), folder, { recursive: true });
  const names = process.argv.slice(2);
  const wanted = pictures.filter(({ name }) => names.length === 0 || names.includes(name));
  for (const picture of wanted) await take(session, folder, picture);
  if (names.length === 0 || names.includes('tour')) await takeTour(session, folder);
} finally {
  await session.close();
  await rm(temporary, { recursive: true, force: true });
}
