import type { Page } from 'playwright-core';

/** How the lines begin that the server build writes in every run about itself. */
const noise = [
  'Creating a socket',
  'Creation of workbench contribution',
  'Ignoring fetching additional builtin',
  'No search provider registered',
  'Resolved connection token',
  'Resolving connection token',
  'Updating additional builtin',
  '[AccountPolicyGate]',
  '[AgentHost:remote]',
  '[Service Worker]',
  '[reconnection-grace-time]',
];

/**
 * Prints what the extension host and the workbench write to their consoles: the editor calls
 * `codeAutomationLog` in its page for each line.
 */
export async function relayConsole(page: Page): Promise<void> {
  await page.exposeFunction('codeAutomationLog', (type: string, args: unknown[]) => {
    const line = formatted(args);
    if (noise.some((beginning) => line.startsWith(beginning))) return;
    (type === 'error' ? process.stderr : process.stdout).write(`${line}\n`);
  });
}

/** As `util.format`, but without the styles that consoles of browsers know as `%c`. */
function formatted([format, ...values]: unknown[]): string {
  if (typeof format !== 'string') return [format, ...values].map(shown).join(' ');
  const rest = [...values];
  const text = format.replace(/%([csdifoO%])/gu, (_, kind: string) => {
    if (kind === '%') return '%';
    const value = rest.shift();
    return kind === 'c' ? '' : shown(value);
  });
  return [text, ...rest.map(shown)].join(' ');
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
