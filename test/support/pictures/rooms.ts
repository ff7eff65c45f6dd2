import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import type { Browser, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { root } from '../../../scripts/setup/places.mjs';
import { directMarkdown } from '../../../src/editor/preview/markdownDirection.ts';
import { showRtlEditor } from '../panel/showRtlEditor.ts';
import { type HardLine, hardLines } from './hardLines.ts';
import { type Layout, layoutsOf } from './layout.ts';
import { type Area, reduced } from './picture.ts';

/** What became of a hard line. */
export interface ShownLine {
  readonly line: HardLine;
  readonly picture: PNG;
  readonly rows: Layout['rows'];
}

/** What of its directions a page is robbed of: all, or only those of signs at Latin words. */
export type Scrambled = 'all' | 'signs';

/** @returns what the hard lines become, in the order in which they are listed */
export type ShowLines = (browser: Browser, scrambled?: Scrambled) => Promise<ShownLine[]>;

/** The places in which Harf shows Markdown from right to left, by the names of their folders. */
export const rooms: Readonly<Record<string, ShowLines>> = { rtlEditor: showInEditor, preview: showInPreview };

const WIDTH = 640;
const HEIGHT = 1_800;

async function showInEditor(browser: Browser, scrambled?: Scrambled): Promise<ShownLine[]> {
  const text = hardLines.map(({ markdown }) => markdown).join('\n\n');
  const { page } = await showRtlEditor(browser, { text }, { width: WIDTH, height: HEIGHT });
  await page.evaluate(() =>
    document.documentElement.style.setProperty('--vscode-editor-font-family', 'Vazirmatn'),
  );
  await addStyles(
    page,
    `.cm-cursorLayer { visibility: hidden } ${scrambled ? WITHOUT_DIRECTIONS[scrambled] : ''}`,
  );
  const counts = hardLines.map(({ markdown }) => markdown.split('\n').length);
  return look(page, '.cm-line', (at) => {
    const first = counts.slice(0, at).reduce((sum, count) => sum + count + 1, 0);
    return [first, first + (counts[at] ?? 0)];
  });
}

const WITHOUT_DIRECTIONS: Readonly<Record<Scrambled, string>> = {
  all: '[dir], .isolated { direction: ltr !important; unicode-bidi: normal !important }',
  signs: ':is(.isolated, span[dir]) { unicode-bidi: normal !important }',
};

async function showInPreview(browser: Browser, scrambled?: Scrambled): Promise<ShownLine[]> {
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
  return look(page, 'body > *', (at) => [2 * at, 2 * at + 1]);
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
  const faces = Object.entries({ 400: 'Regular', 700: 'Bold' }).map(async ([weight, name]) => {
    const file = join(root, 'dist', 'media', `Vazirmatn-${name}.woff2`);
    const source = `url(data:font/woff2;base64,${await readFile(file, 'base64')})`;
    return `@font-face { font-family: Vazirmatn; font-weight: ${weight}; src: ${source} }`;
  });
  return (await Promise.all(faces)).join('');
}

/** Takes the picture of a page and closes it; of the elements, those from `first` to before `end` are a line's. */
async function look(
  page: Page,
  selector: string,
  placeOf: (line: number) => readonly [first: number, end: number],
): Promise<ShownLine[]> {
  await page.evaluate(async () => {
    await Promise.all(['16px', 'bold 16px'].map((size) => document.fonts.load(`${size} Vazirmatn`)));
    await document.fonts.ready;
  });
  const layouts = await page.locator(selector).evaluateAll(layoutsOf);
  const screenshot = PNG.sync.read(await page.screenshot({ animations: 'disabled' }));
  await page.context().close();
  return hardLines.map((line, at) => {
    const own = layouts.slice(...placeOf(at));
    const picture = reduced(screenshot, around(own.map(({ area }) => area)));
    return { line, picture, rows: own.flatMap(({ rows }) => rows) };
  });
}

/** Also where the page's policy forbids styles of others. */
async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

function around(areas: readonly Area[]): Area {
  const [x, y] = [Math.min(...areas.map((area) => area.x)), Math.min(...areas.map((area) => area.y))];
  const right = Math.max(...areas.map((area) => area.x + area.width));
  const bottom = Math.max(...areas.map((area) => area.y + area.height));
  return { x, y, width: right - x, height: bottom - y };
}
