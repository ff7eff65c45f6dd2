import type { Browser } from 'playwright-core';
import { launchBrowser } from './launchBrowser.ts';
import { type HostScript, ScriptedHost } from './scriptedHost.ts';

/** Gives the tests of a suite one browser; each panel that a test opens is closed, and looked over, after it. */
export function panelsForSuite(
  options: { mayPlay?: boolean } = {},
): (script?: HostScript) => Promise<ScriptedHost> {
  let browser: Browser;
  let opened: ScriptedHost[] = [];
  before(async () => {
    browser = await launchBrowser(options);
  });
  after(() => browser.close());
  afterEach(async () => {
    const hosts = opened;
    opened = [];
    for (const host of hosts) await host.close();
  });
  return async (script) => {
    const host = await ScriptedHost.open(browser, script);
    opened.push(host);
    return host;
  };
}
