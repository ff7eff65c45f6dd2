import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { type EditorAge, vscodeServer } from '../../../scripts/setup/vscode.mjs';
import { harnessFiles } from './harness/files.ts';
import { MEMORY_SCHEME } from './harness/scheme.ts';
import type { MemoryFiles } from './memoryFiles.ts';
import { contentTypeOf, sendBytes, sendFile, sendNothing } from './responses.ts';
import { WORKBENCH_PATH, WORKBENCH_SCRIPT, workbenchPage, workbenchScript } from './workbenchPage.ts';

/** Serves a Visual Studio Code for the web: files and nothing that computes for it. */
export interface WorkbenchServer {
  /** Of the page; it is reached by this name alone. */
  readonly origin: string;
  readonly port: number;
  stop(): Promise<void>;
}

export interface WorkbenchServerOptions {
  /** The folder of the extension under test. */
  readonly extension: string;
  /** The folder that is open in the editor. */
  readonly files: MemoryFiles;
  /** User settings, beside those that keep it quiet and offline. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The newest if it is left out. */
  readonly editor?: EditorAge | undefined;
}

/** What answers below a path, given the rest of it. */
type Mount = (path: string, asked: IncomingMessage, answer: ServerResponse) => unknown;

/** Starts it on a free port of the loopback interface. */
export async function startWorkbenchServer(options: WorkbenchServerOptions): Promise<WorkbenchServer> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  const origin = `http://localhost:${port}`;
  const mounts = await mountsOf(origin, options);
  server.on('request', (asked, answer) => {
    respond(mounts, asked, answer).catch((error: unknown) => {
      console.error(error);
      answer.destroy();
    });
  });
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin, port, stop };
}

async function mountsOf(
  origin: string,
  { extension, files, settings, editor = 'newest' }: WorkbenchServerOptions,
): Promise<Readonly<Record<string, Mount>>> {
  const vscode = dirname(dirname(vscodeServer(editor).main));
  const page = await workbenchPage(vscode, {
    origin,
    extensions: [`${origin}/extension`, `${origin}/harness`],
    folder: `${MEMORY_SCHEME}:/`,
    settings,
  });
  const script = await workbenchScript(vscode);
  const harness = await harnessFiles();
  const halfKey = randomBytes(32);
  return {
    [`${WORKBENCH_PATH}${WORKBENCH_SCRIPT}`]: (_, __, answer) =>
      sendBytes(answer, script, contentTypeOf(WORKBENCH_SCRIPT)),
    [WORKBENCH_PATH]: (path, _, answer) => sendOfVscode(answer, vscode, path),
    '/extension': (path, _, answer) => sendFile(answer, extension, path),
    '/harness': (path, _, answer) => {
      const content = harness[path];
      if (content === undefined) sendNothing(answer, 404);
      else sendBytes(answer, content, contentTypeOf(path));
    },
    '/files': (path, asked, answer) => files.answer(path, asked, answer),
    // Half of the key with which the browser encrypts secrets.
    '/mint-key': (_, __, answer) => sendBytes(answer, halfKey, 'application/octet-stream'),
    '/': (path, _, answer) => {
      if (path === '') sendBytes(answer, page, contentTypeOf('index.html'));
      else sendNothing(answer, 404);
    },
  };
}

/** Of the extensions that are built in, the install has all but what they run in a browser. */
function sendOfVscode(answer: ServerResponse, vscode: string, path: string): Promise<void> | void {
  if (/^extensions\/.*\.js$/u.test(path) && !existsSync(join(vscode, path)))
    return sendBytes(answer, '', contentTypeOf(path));
  return sendFile(answer, vscode, path);
}

async function respond(
  mounts: Readonly<Record<string, Mount>>,
  asked: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  allowOtherOrigins(answer);
  if (asked.method === 'OPTIONS') return sendNothing(answer, 204);
  const path = decodeURIComponent(new URL(asked.url ?? '/', 'http://localhost').pathname);
  for (const [prefix, mount] of Object.entries(mounts)) {
    const base = prefix.endsWith('/') ? prefix : `${prefix}/`;
    if (path === prefix || path.startsWith(base))
      return void (await mount(path.slice(base.length), asked, answer));
  }
}

/** The frames of extensions and webviews are of other origins than the page. */
function allowOtherOrigins(answer: ServerResponse): void {
  answer.setHeader('access-control-allow-origin', '*');
  answer.setHeader('access-control-allow-headers', '*');
  answer.setHeader('access-control-allow-methods', 'GET, PUT, DELETE');
  answer.setHeader('cross-origin-resource-policy', 'cross-origin');
  answer.setHeader('cache-control', 'no-cache');
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
