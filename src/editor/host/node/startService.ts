import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import type { StartMessage } from '../../../service/channel.ts';
import { LocalServiceError } from '../../failures/editorFailure.ts';
import type { RunningService, RunOptions } from '../runningService.ts';
import { hear, understood } from '../serviceMessages.ts';
import { codeCacheOf } from './codeCache.ts';
import { newSocketFolder, removeLeftovers, type SocketFolder } from './socketFolder.ts';

const START_LIMIT_MS = 20_000;
const END_LIMIT_MS = 2_000;

/** Any loopback address will do: every request goes to the socket. */
const BASE_URL = 'http://localhost';

/** What this build's service is started from, and where it may keep its compiled code, in `codeFolder`. */
export async function entryOf(
  extensionUri: { readonly fsPath: string },
  codeFolder: string,
): Promise<Pick<RunOptions, 'modulePath' | 'codeCache'>> {
  return {
    modulePath: join(extensionUri.fsPath, 'dist', 'service', 'main.js'),
    codeCache: await codeCacheOf(basename(extensionUri.fsPath), codeFolder),
  };
}

/** Starts the child process; rejects with a `LocalServiceError`, or with the signal's reason, if it does not come to listen. */
export async function startService(options: RunOptions, signal: AbortSignal): Promise<RunningService> {
  void removeLeftovers();
  const {
    modulePath,
    dataFolder,
    assetsFolder,
    naturalVoices,
    codeCache,
    log,
    startLimitMs = START_LIMIT_MS,
  } = options;
  const { socketPath, remove: removeSocket } = await newSocket();
  const child = fork(modulePath, [], {
    execPath: process.execPath,
    execArgv: [],
    env: childEnvironment(process.env, codeCache),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.once('exit', removeSocket);
  child.on('error', ({ name }) => log.error(`The process of the local service: ${name}`));
  child.on('message', async (message) => hear(await understood(message), options));
  try {
    const apiKey = randomBytes(32).toString('base64url');
    const folders = { ...(dataFolder && { dataFolder }), ...(assetsFolder && { assetsFolder }) };
    const voices = naturalVoices && { naturalVoices: naturalVoices() };
    const message = { type: 'start', socketPath, apiKey, ...folders, ...voices } as const;
    const [{ createClient }, { socketFetch }] = await Promise.all([
      // Loaded while the child starts, which takes longer.
      import('../../../client/index.ts'),
      import('./socketFetch.ts'),
      listening(child, message, { limitMs: startLimitMs, signal }),
    ]);
    log.info(`The local service runs (process ${child.pid}).`);
    const connection = socketFetch(socketPath);
    // Trying the same socket again would only put off the new process.
    const client = createClient({
      fetch: connection.fetch,
      baseUrl: BASE_URL,
      apiKey,
      log,
      attempts: 1,
      knowsObjects: true,
    });
    return {
      client,
      ended: hasEnded(child) ? Promise.resolve() : once(child, 'exit').then(() => {}),
      async end() {
        removeSocket();
        connection.close();
        await endProcess(child);
      },
    };
  } catch (error) {
    removeSocket();
    await endProcess(child);
    throw error;
  }
}

/** A socket in a new folder that only this user can open; a pipe with a name that nobody can guess on Windows. */
async function newSocket(): Promise<SocketFolder> {
  if (process.platform === 'win32')
    return { socketPath: `\\\\.\\pipe\\harf-${randomUUID()}`, remove: () => {} };
  const folder = await newSocketFolder();
  if (folder === undefined)
    throw new LocalServiceError(
      'No folder for the socket of the local service: every temporary folder is missing, cannot be written or has too long a path; set TMPDIR to another one.',
    );
  return folder;
}

/** The editor's own settings must not reach the child: some change how Node.js runs. */
function childEnvironment(environment: NodeJS.ProcessEnv, codeCache: string | undefined): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(
    ([name]) => name !== 'NODE_OPTIONS' && !name.startsWith('VSCODE_'),
  );
  // A Node.js that cannot use the folder does without.
  const cache = codeCache && { NODE_COMPILE_CACHE: codeCache };
  return { ...Object.fromEntries(kept), ...cache, ELECTRON_RUN_AS_NODE: '1' };
}

interface StartLimits {
  readonly limitMs: number;
  readonly signal: AbortSignal;
}

/** Resolves when the child says that it listens. */
async function listening(
  child: ChildProcess,
  start: StartMessage,
  { limitMs, signal }: StartLimits,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = (message: string) => reject(new LocalServiceError(message));
  const onMessage = async (raw: unknown) => {
    const message = await understood(raw);
    if (message?.type === 'ready') resolve();
    if (message?.type === 'failed') fail(message.message);
  };
  const onExit = (code: number | null) => fail(`The local service ended with code ${code} while starting.`);
  const onAbort = () => reject(signal.reason);
  const timer = setTimeout(
    () => fail(`The local service did not start within ${limitMs / 1000} seconds.`),
    limitMs,
  );
  child.on('message', onMessage);
  child.once('exit', onExit);
  signal.addEventListener('abort', onAbort);
  if (signal.aborted) onAbort();
  else child.send(start);
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    child.off('message', onMessage);
    child.off('exit', onExit);
    signal.removeEventListener('abort', onAbort);
  }
}

/** Lets the child end by itself, which it does without a channel, so that it can clean up; by force if it hangs. */
async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exit = once(child, 'exit');
  const timer = setTimeout(() => child.kill('SIGKILL'), END_LIMIT_MS);
  if (child.connected) child.disconnect();
  await exit;
  clearTimeout(timer);
}

/** Also true for one that never began. */
function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}
