import type { Locator, Page } from 'playwright-core';
import { root } from '../../../scripts/setup/places.mjs';
import type { CommandId } from '../../../src/editor/contributions/commands.ts';
import { WebSession } from '../web/webSession.ts';
import { hardLines, hardText, placeInText } from './hardLines.ts';
import { addStyles, bundledFont, look, type Shown, type Subject } from './look.ts';

/**
 * @param isScrambled whether VS Code is made to lay out lines in its editor from the right, or hovers as if Harf gave them
 *   no directions
 */
export type ShowInWorkbench = (session: WebSession, isScrambled?: boolean) => Promise<Shown[]>;

/** The places in VS Code itself in which Persian is read, by the names of their folders. */
export const workbenchRooms: Readonly<Record<string, ShowInWorkbench>> = {
  textEditor: showInTextEditor,
  englishHovers: (session, isScrambled) => showHovers(session, 'en', isScrambled),
  persianHovers: (session, isScrambled) => showHovers(session, 'fa', isScrambled),
};

interface Hover extends Subject {
  /** The document in which it is shown, and after how many characters. */
  readonly text: string;
  readonly at: number;
  /** Of others than Harf's own, which says what is known of the word. */
  readonly isFinding?: true;
  /** By which the document became linked words before. */
  readonly command?: CommandId;
}

const hovers: readonly Hover[] = [
  { name: 'noun', text: 'این کتاب خوب را دیروز خواندم.\n', at: 5 },
  { name: 'verb', text: 'من تو را دوست دارم.\n', at: 10 },
  { name: 'finding', text: 'کتابه من روی میز است.\n', at: 2, isFinding: true },
  {
    name: 'linked-word',
    text: 'وقتی که با VS Code آشنا شد، هنوز نمی‌دانست که روزی در همین خیابان‌های شلوغ کتابی خواهد نوشت که هزاران نفر بخوانند.\n',
    at: 2,
    command: 'harf.pinglish',
  },
  { name: 'linked-sentence', text: 'هوا سرد بود.\n', at: 1, command: 'harf.translate' },
];

const fileOf = ({ name }: Subject) => `${name}.md`;

/** Takes all hard lines in, and none is wrapped. */
const SIZE = { width: 800, height: 1_800 };

const LOOKS = {
  'editor.bracketPairColorization.enabled': false,
  'editor.cursorBlinking': 'solid',
  'editor.fontFamily': 'Vazirmatn',
  'editor.fontSize': 16,
  'editor.links': false,
  'editor.minimap.enabled': false,
  'files.autoSave': 'off',
  'workbench.activityBar.location': 'hidden',
  'workbench.colorTheme': 'Default Light Modern',
  'workbench.reduceMotion': 'on',
};

/** What is not text: the caret, the line that it is in, underlines, bars to scroll. */
const STYLES = `
.monaco-editor :is(.cursors-layer, .view-overlays, .decorationsOverviewRuler, .scrollbar) { visibility: hidden }
.monaco-hover :not(.codicon) { font-family: Vazirmatn !important }`;

/** Opens an editor on the web, with the settings that Harf offers for Persian and the bundled font in the page. */
export async function openPersianWorkbench(): Promise<WebSession> {
  const texts = hovers.map((hover) => [fileOf(hover), hover.text]);
  const files = { 'hard-lines.md': hardText, ...Object.fromEntries(texts) };
  const session = await WebSession.open({ extension: root, files, settings: LOOKS });
  try {
    const { page } = session;
    await page.setViewportSize(SIZE);
    await addFont(page);
    await addStyles(page, STYLES);
    await session.inHost(({ commands }) => commands.executeCommand('workbench.action.closeSidebar'));
    await session.openDocument('hard-lines.md');
    await takeOffer(session);
    for (const hover of hovers) await link(session, hover);
    return session;
  } catch (error) {
    await session.close();
    throw error;
  }
}

/** As bytes, since the page's policy forbids fonts from elsewhere. */
async function addFont(page: Page): Promise<void> {
  await page.evaluate(
    async (files) => {
      for (const [weight, base64] of Object.entries(files)) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        document.fonts.add(await new FontFace('Vazirmatn', bytes, { weight }).load());
      }
    },
    await bundledFont(),
  );
}

/** Has Harf set what it offers to set of VS Code, of which fonts are the last. */
async function takeOffer(session: WebSession): Promise<void> {
  await session.page.locator('.notifications-toasts').getByRole('button', { name: 'Set Them' }).click();
  await session.inHost(({ workspace }) => {
    const isSet = () =>
      workspace.getConfiguration('editor', { languageId: 'markdown' }).inspect('fontFamily')
        ?.globalLanguageValue !== undefined;
    return new Promise<void>((resolve) => {
      const look = () => isSet() && resolve();
      workspace.onDidChangeConfiguration(look);
      look();
    });
  });
}

async function link(session: WebSession, { name, command }: Hover): Promise<void> {
  if (command === undefined) return;
  await session.openDocument(fileOf({ name }));
  await session.selectAll();
  await session.inHost<unknown, string>(({ commands }, id) => commands.executeCommand(id), command);
}

async function showInTextEditor(session: WebSession, isScrambled = false): Promise<Shown[]> {
  const { page } = session;
  await session.openDocument('hard-lines.md');
  const lines = page.locator('.editor-instance .view-line');
  // Once it has colours, it has bold letters too.
  await lines.filter({ hasText: 'let x' }).locator('span span').nth(1).waitFor();
  return scrambled(page, isScrambled && FROM_THE_RIGHT, () => look(page, lines, hardLines, placeInText));
}

const FROM_THE_RIGHT = '.view-line, .view-line * { direction: rtl !important }';

/** Does `work` while the page has these styles. */
async function scrambled<Result>(
  page: Page,
  styles: string | false,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!styles) return work();
  await addStyles(page, styles);
  try {
    return await work();
  } finally {
    await page.evaluate(() => document.adoptedStyleSheets.pop());
  }
}

async function showHovers(session: WebSession, language: 'en' | 'fa', isScrambled = false): Promise<Shown[]> {
  await session.inHost(
    ({ workspace }, value: string) => workspace.getConfiguration('harf').update('language', value, true),
    language,
  );
  const shown: Shown[] = [];
  for (const hover of hovers) {
    const parts = await show(session, hover, language);
    if (isScrambled) await parts.evaluateAll(withoutDirections);
    shown.push(...(await look(session.page, parts, [hover], () => [0, Number.POSITIVE_INFINITY])));
    await session.inHost(({ commands }) => commands.executeCommand('editor.action.hideHover'));
    await parts.first().waitFor({ state: 'hidden' });
  }
  return shown;
}

/** @returns its parts: what VS Code says of the finding, what Harf says of the word */
async function show(session: WebSession, hover: Hover, language: 'en' | 'fa'): Promise<Locator> {
  const { page } = session;
  await session.openDocument(fileOf(hover));
  await session.select([0, hover.at]);
  if (hover.isFinding) await isFoundIn(session, hover, language);
  await session.inHost(({ commands }) => commands.executeCommand('editor.action.showHover'));
  const parts = page.locator('.monaco-hover:not(.hidden) .hover-row:not(.status-bar) .hover-contents');
  const loading = parts.filter({ hasText: 'Loading...' });
  await parts.nth(hover.isFinding ? 1 : 0).waitFor();
  await loading.waitFor({ state: 'detached' });
  return parts;
}

/** Resolves once the finding is told in this language. */
async function isFoundIn(session: WebSession, hover: Hover, language: 'en' | 'fa'): Promise<void> {
  await session.inHost(
    ({ languages, Uri }, [address, from]: [string, string]) => {
      const uri = Uri.parse(address);
      const isFound = () =>
        languages.getDiagnostics(uri).some(({ message }) => (from === 'fa') === message.includes('است'));
      return new Promise<void>((resolve) => {
        const look = () => isFound() && resolve();
        languages.onDidChangeDiagnostics(look);
        look();
      });
    },
    [session.address(fileOf(hover)), language],
  );
}

/** As if VS Code took neither the marks nor the attribute by which Harf gives directions; runs in the page. */
function withoutDirections(elements: readonly Element[]): void {
  for (const element of elements) {
    for (const aligned of element.querySelectorAll('[align]')) aligned.removeAttribute('align');
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      node.textContent = (node.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '');
  }
}
