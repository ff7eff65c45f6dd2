import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { root } from '../../../scripts/setup/places.mjs';
import { type Layout, layoutsOf } from './layout.ts';
import { type Area, reduced } from './picture.ts';

/** What is looked at. */
export interface Subject {
  /** In ASCII, for a file's name. */
  readonly name: string;
  /** False where what is drawn depends on the computer's own fonts. */
  readonly hasPicture?: false;
}

/** How it looks. */
export interface Shown {
  readonly subject: Subject;
  readonly picture: PNG;
  readonly rows: Layout['rows'];
}

/** Which of the elements, from above, are a subject's: those from `first` to before `end`. */
export type Place = readonly [first: number, end: number];

/** Takes the picture of a page, which has the bundled font, and of it what belongs to each subject. */
export async function look<Each extends Subject>(
  page: Page,
  elements: Locator,
  subjects: readonly Each[],
  placeOf: (at: number) => Place,
): Promise<Shown[]> {
  await page.evaluate(async () => {
    await Promise.all(['16px', 'bold 16px'].map((size) => document.fonts.load(`${size} Vazirmatn`)));
    await document.fonts.ready;
  });
  const layouts = (await elements.evaluateAll(layoutsOf)).sort((a, b) => a.area.y - b.area.y);
  const screenshot = PNG.sync.read(await page.screenshot({ animations: 'disabled' }));
  return subjects.map((subject, at) => {
    const own = layouts.slice(...placeOf(at));
    const picture = reduced(screenshot, around(own.map(({ area }) => area)));
    return { subject, picture, rows: own.flatMap(({ rows }) => rows) };
  });
}

/** Also where the page's policy forbids styles of others. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** The files of the bundled font by their weights, in Base64. */
export async function bundledFont(): Promise<Readonly<Record<string, string>>> {
  const file = (name: string) => readFile(join(root, 'dist', 'media', `Vazirmatn-${name}.woff2`), 'base64');
  return { 400: await file('Regular'), 700: await file('Bold') };
}

function around(areas: readonly Area[]): Area {
  const [x, y] = [Math.min(...areas.map((area) => area.x)), Math.min(...areas.map((area) => area.y))];
  const right = Math.max(...areas.map((area) => area.x + area.width));
  const bottom = Math.max(...areas.map((area) => area.y + area.height));
  return { x, y, width: right - x, height: bottom - y };
}
