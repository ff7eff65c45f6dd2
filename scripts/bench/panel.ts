import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { pageHtml } from '../../src/panel/pageHtml.ts';
import { launchBrowser } from '../../test/support/panel/launchBrowser.ts';
import { root } from '../setup/places.mjs';
import { type Figure, milliseconds } from './figure.ts';

const TIMES = 7;
const files = ['panel.js', 'panel.css'];

/** How soon the read-aloud panel listens to its host, and how large its code is. */
export async function panelFigures(): Promise<readonly Figure[]> {
  const server = await serve();
  const browser = await launchBrowser();
  try {
    const times: number[] = [];
    for (let time = 0; time < TIMES; time++) times.push(await millisecondsToReady(browser, server));
    const bytes = files.reduce((sum, file) => sum + statSync(join(root, 'dist/media', file)).size, 0);
    return [
      {
        name: 'panel ready after its document began',
        value: milliseconds(median(times)),
        aim: 'below 90 ms',
      },
      { name: 'loaded with the panel', value: `${(bytes / 1024).toFixed(1)} kB`, aim: 'below 200 kB' },
    ];
  } finally {
    await browser.close();
    server.close();
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The document and what it loads, from loopback. */
async function serve(): Promise<Server> {
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/') response.setHeader('Content-Type', 'text/html').end(documentFor(addressOf(server)));
    else if (files.includes(url.slice(1)))
      response.setHeader('Content-Type', typeOf(url)).end(await readFile(join(root, 'dist/media', url)));
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

const typeOf = (url: string) => (url.endsWith('.js') ? 'text/javascript' : 'text/css');

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

function documentFor(origin: string): string {
  return pageHtml({
    language: 'en',
    title: 'Read Aloud',
    cspSource: origin,
    nonce: 'bench',
    scriptUri: `${origin}/panel.js`,
    styleUri: `${origin}/panel.css`,
  });
}

/** From the first byte of the document to the panel's `ready`, in a new context each time. */
async function millisecondsToReady(browser: Browser, server: Server): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const postMessage = () => Reflect.set(window, 'readyAt', performance.now());
      const api = { postMessage, getState: () => undefined, setState: () => {} };
      Reflect.set(window, 'acquireVsCodeApi', () => api);
    });
    await page.goto(addressOf(server));
    await page.waitForFunction(() => Reflect.has(window, 'readyAt'));
    return await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const start = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0;
      return Number(Reflect.get(window, 'readyAt')) - start;
    });
  } finally {
    await context.close();
  }
}
