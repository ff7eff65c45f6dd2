import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { openWebBrowser } from './webBrowser.ts';
import {
  startWorkbenchServer,
  type WorkbenchServer,
  type WorkbenchServerOptions,
} from './workbenchServer.ts';

/** What stands behind an editor on the web. */
export interface SessionParts {
  readonly server: WorkbenchServer;
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/** Starts server and browser; what they wrote is removed when they are closed. */
export async function startParts(
  options: WorkbenchServerOptions,
  isStorageForbidden: boolean,
): Promise<SessionParts> {
  const profile = await mkdtemp(join(tmpdir(), 'harf-web-'));
  const server = await startWorkbenchServer(options);
  const closeAll = async (context?: BrowserContext) => {
    await context?.close();
    await server.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const context = await openWebBrowser(profile, isStorageForbidden);
    return { server, context, close: () => closeAll(context) };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
