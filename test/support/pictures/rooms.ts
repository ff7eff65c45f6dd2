import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import type { Browser } from 'playwright-core';
import { root } from '../../../scripts/setup/places.mjs';
import { directMarkdown } from '../../../src/editor/preview/markdownDirection.ts';
import { showRtlEditor } from '../panel/showRtlEditor.ts';
import { hardLines, hardText, placeInText } from './hardLines.ts';
import { addStyles, bundledFont, look, type Shown } from './look.ts';

/** What of its directions a page is robbed of: all, or only those of signs at Latin words. */
export type Scrambled = 'all' | 'signs';

/** @returns what the hard lines become, in the order in which they are listed */
export type ShowLines = (browser: Browser, scrambled?: Scrambled) => Promise<Shown[]>;

/** The places in which Harf shows Markdown from right to left, by the names of their folders. */
export const rooms: Readonly<Record<string, ShowLines>> = { rtlEditor: showInEditor, preview: showInPreview };

const WIDTH = 640;
const HEIGHT = 1_800;

async function showInEditor(browser: Browser, scrambled?: Scrambled): Promise<Shown[]> {
  const { page } = await showRtlEditor(browser, { text: hardText }, { width: WIDTH, height: HEIGHT });
  await page.evaluate(() =>
    document.documentElement.style.setProperty('--vscode-editor-font-family', 'Vazirmatn'),
  );
  await addStyles(
    page,
    `.cm-cursorLayer { visibility: hidden } ${scrambled ? WITHOUT_DIRECTIONS[scrambled] : ''}`,
  );
  const shown = await look(page, page.locator('.cm-line'), hardLines, placeInText);
  await page.context().close();
  return shown;
}

const WITHOUT_DIRECTIONS: Readonly<Record<Scrambled, string>> = {
  all: '[dir], .isolated { direction: ltr !important; unicode-bidi: normal !important }',
  signs: ':is(.isolated, span[dir]) { unicode-bidi: normal !important }',
};

async function showInPreview(browser: Browser, scrambled?: Scrambled): Promise<Shown[]> {
  const md = directMarkdown(new MarkdownIt({ html: true, linkify: true }), () => true);
  // As VS Code does after the rules of plugins.
  md.core.ruler.push('auto', ({ tokens }) => {
    for (const token of tokens) if (token.map && token.type !== 'inline') token.attrJoin('dir', 'auto');
  });
  const context = await browser.newContext({ viewport: { width: WIDTH, height: HEIGHT } });
  const page = await context.newPage();
  const sheet = await readFile(join(root, 'dist', 'preview', 'preview.css'), 'utf8');
  const html = md.render(hardLines.map(({ markdown }) => markdown).join('\n\n***\n\n'));
  await page.setContent(`<style>${await fontFaces()}${LIKE_VSCODE}${sheet}</style>${html}`);
  if (scrambled) await addStyles(page, WITHOUT_DIRECTIONS[scrambled]);
  // Rules stand between the lines.
  const shown = await look(page, page.locator('body > *'), hardLines, (at) => [2 * at, 2 * at + 1]);
  await page.context().close();
  return shown;
}

/** What has to do with sides in the sheet of VS Code's preview. */
const LIKE_VSCODE = `
body { font: 14px / 22px Vazirmatn; margin: 0 26px }
code, pre { font-family: Vazirmatn }
body > * { margin: 8px 0 }
table { border-collapse: collapse }
th { text-align: left; border-bottom: 1px solid }
th, td { padding: 5px 10px }
blockquote { margin: 0 7px 0 5px; padding: 0 16px 0 10px; border-left: 5px solid }`;

async function fontFaces(): Promise<string> {
  const faces = Object.entries(await bundledFont()).map(([weight, base64]) => {
    const source = `url(data:font/woff2;base64,${base64})`;
    return `@font-face { font-family: Vazirmatn; font-weight: ${weight}; src: ${source} }`;
  });
  return faces.join('');
}
