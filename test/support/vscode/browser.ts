import { type BrowserContext, chromium } from 'playwright-core';
import { findBrowser } from '../../../scripts/setup/browser.mjs';

/** Half of the key that encrypts secrets in the browser; a hosting server would keep it. */
const secretStorageKey = Buffer.alloc(32, 7);

/**
 * Opens a headless browser that reaches nothing but `origin` and can keep secrets for the editor.
 * @param profileFolder where the browser keeps its state
 */
export async function openBrowser(origin: string, profileFolder: string): Promise<BrowserContext> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no browser; run the set-up first.');
  const context = await chromium.launchPersistentContext(profileFolder, {
    executablePath,
    headless: true,
    viewport: { width: 1360, height: 820 },
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  const own = new URL(origin).host;
  await context.route(
    (url) => /^https?:$/u.test(url.protocol) && url.host !== own,
    (route) => route.abort(),
  );
  await context.route('**/mint-key', (route) =>
    route.fulfill({ contentType: 'application/octet-stream', body: secretStorageKey }),
  );
  return context;
}
