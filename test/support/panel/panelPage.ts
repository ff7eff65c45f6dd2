import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { root } from '../../../scripts/setup/places.mjs';
import type { HostMessage } from '../../../src/panel/messages.ts';
import { pageHtml } from '../../../src/panel/pageHtml.ts';
import type { RtlHostMessage } from '../../../src/panel/rtlEditor/messages.ts';
import { type ThemeName, themes } from './themes.ts';

const ORIGIN = 'http://panel.invalid';
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

export interface PanelPageOptions {
  /** Which of Harf's pages: the player's if it is left out. */
  readonly name?: 'panel' | 'rtlEditor';
  readonly theme: ThemeName;
  readonly width: number;
  readonly height: number;
  readonly language: string;
  /** What the panel kept with `setState` before. */
  readonly state: unknown;
  readonly reducedMotion: boolean;
  /** Whether the system puts its own few colours in the place of all others. */
  readonly forcedColors: boolean;
  /** Gets every message of the panel. */
  posted(message: unknown): void;
}

/** The built panel in a page of its own, as VS Code shows it: same document, same policy, same theme variables. */
export interface PanelPage {
  readonly page: Page;
  /** What the document's policy forbade, and errors of the script; a good panel has none. */
  readonly complaints: readonly string[];
  send(message: HostMessage | RtlHostMessage): Promise<void>;
  /** What the panel keeps with `setState`. */
  state(): Promise<unknown>;
}

export async function openPanelPage(browser: Browser, options: PanelPageOptions): Promise<PanelPage> {
  const { width, height, reducedMotion, forcedColors } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: forcedColors ? 'active' : 'none',
    colorScheme: options.theme === 'light' ? 'light' : 'dark',
  });
  await context.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const pages: Record<string, string> = { '/': documentOf(options), '/editor': '' };
    const body = pages[pathname];
    if (body !== undefined) await route.fulfill({ contentType: 'text/html', body });
    else await route.fulfill(await fileOf(pathname));
  });
  const editor = await openEditor(context, options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.addInitScript(prepare, { state: options.state, ...themes[options.theme] });
  await page.goto(`${ORIGIN}/`);
  return {
    page,
    complaints,
    send: (message) => editor.evaluate((data) => new BroadcastChannel('to panel').postMessage(data), message),
    state: () => page.evaluate(() => Reflect.get(window, 'keptState')),
  };
}

/**
 * A page beside the panel's that passes messages to and fro: whatever is run in a page from outside counts as a
 * click of the user there, after which sound may play.
 */
async function openEditor(context: BrowserContext, { posted }: PanelPageOptions): Promise<Page> {
  const editor = await context.newPage();
  await editor.exposeFunction('posted', posted);
  await editor.goto(`${ORIGIN}/editor`);
  await editor.evaluate(() => {
    const posted: (message: unknown) => void = Reflect.get(window, 'posted');
    new BroadcastChannel('from panel').onmessage = ({ data }) => posted(data);
  });
  return editor;
}

function documentOf({ language, name = 'panel' }: PanelPageOptions): string {
  const nonce = Math.random().toString(36).slice(2);
  return pageHtml({
    language,
    title: 'Read Aloud',
    cspSource: ORIGIN,
    nonce,
    scriptUri: `${ORIGIN}/${name}.js`,
    styleUri: `${ORIGIN}/${name}.css`,
  });
}

async function fileOf(pathname: string) {
  try {
    const body = await readFile(join(root, 'dist', 'media', pathname));
    return { body, contentType: TYPES[extname(pathname)] ?? 'application/octet-stream' };
  } catch {
    return { status: 404 };
  }
}

interface WebviewSetup {
  readonly state: unknown;
  readonly bodyClass: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** Runs in the page before its scripts: what VS Code gives to a webview. */
function prepare({ state, bodyClass, variables }: WebviewSetup): void {
  const fromPanel = new BroadcastChannel('from panel');
  new BroadcastChannel('to panel').onmessage = ({ data }) => window.postMessage(data);
  const keep = (value: unknown) => Reflect.set(window, 'keptState', value);
  keep(state);
  const api = {
    postMessage(message: object) {
      if (Reflect.get(message, 'type') === 'ready') Reflect.set(window, 'readyAt', performance.now());
      fromPanel.postMessage(message);
    },
    getState: () => Reflect.get(window, 'keptState'),
    setState: keep,
  };
  Reflect.set(window, 'acquireVsCodeApi', () => api);
  document.addEventListener('readystatechange', () => {
    document.body.className = bodyClass;
    for (const [name, value] of Object.entries(variables))
      document.documentElement.style.setProperty(`--vscode-${name}`, value);
  });
}
