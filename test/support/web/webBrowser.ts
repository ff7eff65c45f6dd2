import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../vscode/browser.ts';

/**
 * Opens a headless browser that reaches nothing but this computer.
 * @param isStorageForbidden whether frames of other origins may store nothing
 */
export async function openWebBrowser(profile: string, isStorageForbidden: boolean): Promise<BrowserContext> {
  await choosePreferences(profile, isStorageForbidden);
  return launchBrowser(profile, [
    '--no-proxy-server',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
  ]);
}

/** They may in Chrome and Edge unless their user forbids it; Debian's Chromium forbids it. */
async function choosePreferences(profile: string, isStorageForbidden: boolean): Promise<void> {
  const preferences = {
    profile: {
      block_third_party_cookies: isStorageForbidden,
      cookie_controls_mode: isStorageForbidden ? BLOCK_THIRD_PARTIES : ALLOW,
    },
  };
  await mkdir(join(profile, 'Default'), { recursive: true });
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
}

/** Values of Chromium's `cookie_controls_mode`. */
const ALLOW = 0;
const BLOCK_THIRD_PARTIES = 1;

/**
 * The addresses of others than this computer that a page asks for, as they come. The browser reports what its frames and
 * workers ask for, too, also workers that workers started.
 */
export function askedOutside(page: Page): readonly string[] {
  const asked: string[] = [];
  const note = (address: string) => {
    const { protocol, hostname } = new URL(address);
    if (/^(?:http|ws)s?:$/u.test(protocol) && !isThisComputer(hostname)) asked.push(address);
  };
  page.context().on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  return asked;
}

const isThisComputer = (host: string) => host === '127.0.0.1' || /(?:^|\.)localhost$/u.test(host);
