import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Client,
  createClient,
  isConnectionError,
  type SocketFetch,
  socketFetch,
} from '../client/index.ts';
import { childMessage, type StartMessage } from '../service/channel.ts';
import { describeError } from './describeError.ts';
import { LocalServiceError } from './errors/localServiceError.ts';
import type { Log } from './log.ts';

const START_LIMIT_MS = 20_000;
const END_LIMIT_MS = 2_000;

/** Any loopback address will do: every request goes to the socket. */
const BASE_URL = 'http://localhost';

export interface LocalServiceOptions {
  /** The entry module of the child process. */
  readonly modulePath: string;
  /** Where speech and its jobs are kept; a temporary folder of the child's if it is left out. */
  readonly dataFolder?: string;
  readonly log: Log;
  readonly startLimitMs?: number;
  /** Done on a process that has started before anything else; a failure is logged and changes nothing. */
  readonly prepare?: (client: Client) => Promise<void>;
}

/**
 * The API served by a child process over a Unix socket or named pipe. It is started when first needed, and
 * again after it ended, by itself when idle or by a crash.
 */
export class LocalService {
  readonly #options: LocalServiceOptions;
  #running: Promise<Running> | undefined;
  #isDisposed = false;

  constructor(options: LocalServiceOptions) {
    this.#options = options;
  }

  /** Runs `operation`, and once more if the connection to the child broke. */
  async run<T>(operation: (client: Client) => Promise<T>): Promise<T> {
    const running = this.#ensure();
    try {
      return await operation((await running).client);
    } catch (error) {
      if (!isConnectionError(error) || this.#isDisposed) throw error;
      this.#options.log.warn('The connection to the local service broke; it is started again.');
      await this.#stop(running);
      return operation((await this.#ensure()).client);
    }
  }

  /** Has the preparation done once more, if a process runs. */
  async prepareAgain(): Promise<void> {
    // Whoever asked for a process is told that it did not start.
    const running = await this.#running?.catch(() => undefined);
    if (running) await prepared(running.client, this.#options);
  }

  /** Removes the folder at once; resolves when the child has ended. */
  async dispose(): Promise<void> {
    this.#isDisposed = true;
    await this.#stop(this.#running);
  }

  #ensure(): Promise<Running> {
    if (this.#running) return this.#running;
    const running = startPrepared(this.#options);
    this.#running = running;
    const forget = () => this.#forget(running);
    running.then(({ child }) => (hasEnded(child) ? forget() : child.once('exit', forget)), forget);
    return running;
  }

  async #stop(running: Promise<Running> | undefined): Promise<void> {
    if (running === undefined) return;
    this.#forget(running);
    const { child, connection, removeFolder } = await running;
    removeFolder();
    await Promise.all([connection.close(), end(child)]);
  }

  #forget(running: Promise<Running>): void {
    if (this.#running === running) this.#running = undefined;
  }
}

interface Running {
  readonly child: ChildProcess;
  readonly client: Client;
  readonly connection: SocketFetch;
  readonly removeFolder: () => void;
}

async function startPrepared(options: LocalServiceOptions): Promise<Running> {
  const running = await start(options);
  await prepared(running.client, options);
  return running;
}

async function prepared(client: Client, { prepare, log }: LocalServiceOptions): Promise<void> {
  try {
    await prepare?.(client);
  } catch (error) {
    log.warn(`The local service could not be prepared: ${describeError(error)}`);
  }
}

async function start({
  modulePath,
  dataFolder,
  log,
  startLimitMs = START_LIMIT_MS,
}: LocalServiceOptions): Promise<Running> {
  const { socketPath, removeFolder } = await newSocket();
  const child = fork(modulePath, [], {
    execPath: process.execPath,
    execArgv: [],
    env: childEnvironment(process.env),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.once('exit', removeFolder);
  child.on('error', ({ name }) => log.error(`The process of the local service: ${name}`));
  try {
    const apiKey = randomBytes(32).toString('base64url');
    await listening(
      child,
      { type: 'start', socketPath, apiKey, ...(dataFolder && { dataFolder }) },
      startLimitMs,
    );
    child.on('message', (message) => logUnexpected(message, log));
    log.info(`The local service runs (process ${child.pid}).`);
    const connection = await socketFetch(socketPath);
    return {
      child,
      connection,
      removeFolder,
      // Trying the same socket again would only put off the new process.
      client: createClient({ fetch: connection.fetch, baseUrl: BASE_URL, apiKey, log, attempts: 1 }),
    };
  } catch (error) {
    removeFolder();
    await end(child);
    throw error;
  }
}

/** A socket in a new folder that only this user can open; a pipe with a name that nobody can guess on Windows. */
async function newSocket(): Promise<{ socketPath: string; removeFolder: () => void }> {
  if (process.platform === 'win32')
    return { socketPath: `\\\\.\\pipe\\harf-${randomUUID()}`, removeFolder: () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'harf-'));
  return {
    socketPath: join(folder, 'socket'),
    removeFolder: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The editor's own settings must not reach the child: some change how Node.js runs. */
function childEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(
    ([name]) => name !== 'NODE_OPTIONS' && !name.startsWith('VSCODE_'),
  );
  return { ...Object.fromEntries(kept), ELECTRON_RUN_AS_NODE: '1' };
}

/** Resolves when the child says that it listens. */
async function listening(child: ChildProcess, message: StartMessage, limitMs: number): Promise<void> {
  const aborted = new AbortController();
  const timer = setTimeout(() => aborted.abort(), limitMs);
  const { signal } = aborted;
  const answer = once(child, 'message', { signal }).then(([raw]) => childMessage.parse(raw));
  const end = once(child, 'exit', { signal }).then(([code]) => {
    throw new LocalServiceError(`The local service ended with code ${code} while starting.`);
  });
  child.send(message);
  try {
    const first = await Promise.race([answer, end]);
    if (first.type !== 'ready') throw new LocalServiceError(first.message);
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError')
      throw new LocalServiceError(`The local service did not start within ${limitMs / 1000} seconds.`);
    throw error;
  } finally {
    clearTimeout(timer);
    aborted.abort();
    await Promise.allSettled([answer, end]);
  }
}

function logUnexpected(message: unknown, log: Log): void {
  const { data } = childMessage.safeParse(message);
  if (data?.type === 'unexpected') log.error(`The local service: ${data.message}`);
}

/** Lets the child end by itself, which it does without a channel, so that it can clean up; by force if it hangs. */
async function end(child: ChildProcess): Promise<void> {
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
