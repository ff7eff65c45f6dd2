import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { type EditorServer, type EditorServerOptions, startEditorServer } from './server.ts';

/** An editor of its own, with a fresh profile, in a headless browser. */
export interface EditorSession {
  readonly server: EditorServer;
  /** An empty page, from which the editor is opened. */
  readonly page: Page;
  close(): Promise<void>;
}

export interface EditorSessionOptions {
  readonly extensionsFolder?: string | undefined;
  /** As for `startEditorServer`. */
  readonly editor?: EditorServerOptions['editor'];
  readonly isRestricted?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Where server and browser keep all that they write; a temporary folder if it is left out. */
  readonly folder?: string | undefined;
}

/** Starts server and browser; what they wrote is removed when it is closed, unless a folder was given. */
export async function startEditorSession(options: EditorSessionOptions = {}): Promise<EditorSession> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'harf-editor-')));
  const server = await startEditorServer({ dataFolder: join(folder, 'server'), ...options });
  let context: BrowserContext | undefined;
  const close = async () => {
    await context?.close();
    await server.stop();
    if (options.folder === undefined) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    context = await openBrowser(server.url, join(folder, 'browser'));
    return { server, page: context.pages()[0] ?? (await context.newPage()), close };
  } catch (error) {
    await close();
    throw error;
  }
}
