/** Writes the pictures of the README, or those named as arguments, to docs/images/, taken in a real Visual Studio Code. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
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
import { WebSession } from '../test/support/web/webSession.ts';
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
  'editor.renderWhitespace': 'none',
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

/** A folder in an editor on the web, which has no computer behind it. */
async function takeInBrowser(): Promise<void> {
  const path = join(images, 'browser.png');
  const files = await textsOf(join(root, 'examples'));
  const web = await WebSession.open({ extension: root, files, settings: readable });
  try {
    await web.page.setViewportSize({ width: 1280, height: 720 });
    await web.openDocument('sample.md');
    await clickLine(web.page, paragraph);
    await runCommand(web.page, 'harf.diacritize');
    await lineWith(web.page, /\p{L}[\u064b-\u0652]/u).waitFor();
    await web.page.evaluate(() => document.fonts.ready);
    await web.page.screenshot({ path });
    console.log(path);
  } finally {
    await web.close();
  }
}

async function textsOf(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return Object.fromEntries(names.map((name, at) => [name, texts[at] ?? '']));
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
  if (names.length === 0 || names.includes('browser')) await takeInBrowser();
} finally {
  await session.close();
  await rm(temporary, { recursive: true, force: true });
}
