import { type BrowserContext, chromium } from 'playwright-core';
import { findBrowser } from '../../../scripts/setup/browser.mjs';

/** The editor is megabytes of script; a busy computer needs long for them. */
const OPEN_LIMIT_MS = 120_000;

/**
 * Opens a headless browser that reaches nothing but `origin`.
 * @param profileFolder where the browser keeps its state
 */
export async function openBrowser(origin: string, profileFolder: string): Promise<BrowserContext> {
  const context = await launchBrowser(profileFolder, [
    // Its own services too find nobody, by whatever proxy is in the environment.
    '--no-proxy-server',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ]);
  const own = new URL(origin).host;
  await context.route(
    (url) => /^https?:$/u.test(url.protocol) && url.host !== own,
    (route) => route.abort(),
  );
  return context;
}

/** Opens a headless browser as these arguments of its command line let it reach others. */
export async function launchBrowser(
  profileFolder: string,
  networkArguments: readonly string[],
): Promise<BrowserContext> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no browser; run the set-up first.');
  const context = await chromium.launchPersistentContext(profileFolder, {
    executablePath,
    headless: true,
    viewport: { width: 1360, height: 820 },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      ...networkArguments,
    ],
  });
  context.setDefaultNavigationTimeout(OPEN_LIMIT_MS);
  return context;
}
