import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../../scripts/setup/browser.mjs';

/** A headless browser; `mayPlay` is whether sound may start before the user has clicked. */
export function launchBrowser({ mayPlay = true } = {}): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no browser; run the set-up first.');
  const policy = mayPlay ? 'no-user-gesture-required' : 'document-user-activation-required';
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--autoplay-policy=${policy}`],
  });
}
