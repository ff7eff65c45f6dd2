import { existsSync, rmdirSync, unlinkSync } from 'node:fs';
import module from 'node:module';
import { dirname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type ChildMessage, type ServiceNotice, type StartMessage, startMessage } from '../channel.ts';
import { openDataFolder, storeFile } from '../database/dataFolder.ts';
import { createHttpServer, listen } from '../http/httpServer.ts';
import { MemoryIdempotency } from '../idempotency/memoryIdempotency.ts';
import { fixedKeys } from '../keys/apiKeys.ts';
import { UnmeteredAccount } from '../keys/unmeteredAccount.ts';
import { createService, describeUnexpected, type Service } from '../service.ts';
import type { StorageProblem } from '../store/storageProblem.ts';
import { builtDependencies } from './builtDependencies.ts';

/** The child process of the extension: the service on a Unix socket or named pipe, for its parent only. */

const IDLE_EXIT_MS = 600_000;
/** After so long without a request or job, in milliseconds, memory is given back. */
const QUIET_MS = 3000;
/** Speech that is past its time goes so long after the start, in milliseconds, even if nobody speaks. */
const CLEAN_UP_AFTER_MS = 60_000;
/** Longer than a client tries the same request again. */
const TEXT_RETENTION_MS = 600_000;
const MAX_TEXT_RECORDS = 500;
const MAX_TEXT_RECORD_BYTES = 16_000_000;

process.on('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0));
process.once('message', (message) => {
  start(message).catch((error: unknown) => {
    sendToParent({ type: 'failed', message: String(error) });
    process.disconnect();
  });
});

async function start(message: unknown): Promise<void> {
  const { socketPath, ...settings } = startMessage.parse(message);
  const { assetsFolder, naturalVoices } = settings;
  const inform = noticesOnce();
  const dependencies = builtDependencies(import.meta.url, {
    assetsFolder,
    naturalVoices,
    onEndlessVoice: (version) => inform({ kind: 'voice_endless', version }),
  });
  // Nearly every request needs the engine, so it is read while the socket opens; the first request tells what failed.
  void dependencies.loadEngine().catch(() => {});
  const begin = activityTimers();
  const service = editorService(dependencies, { ...settings, inform }, begin);
  process.once('exit', () => {
    service.close();
    removeSocket(socketPath);
  });
  const server = createHttpServer(service.app);
  server.on('request', (_request, response) => response.once('close', begin()));
  await listen(server, { path: socketPath });
  service.start();
  cleanUpLater(service, settings.dataFolder);
  sendToParent({ type: 'ready' });
}

/** Begins an activity; the returned function ends it. Without any, memory is given back, and later the process ends. */
function activityTimers(): () => () => void {
  const timers = [new IdleTimer(QUIET_MS, onQuiet), new IdleTimer(IDLE_EXIT_MS, () => process.exit(0))];
  return () => {
    const ends = timers.map((timer) => timer.begin());
    return () => {
      for (const end of ends) end();
    };
  };
}

function onQuiet(): void {
  // A parent that is killed ends this process before it would write its compiled code by itself.
  module.flushCompileCache?.();
  releaseMemory();
}

interface EditorSettings extends Pick<StartMessage, 'apiKey' | 'dataFolder'> {
  readonly inform: (notice: ServiceNotice) => void;
}

/** Unmetered: one key for everything, no allowance, no rate limit, and text is kept in memory only. */
function editorService(
  dependencies: ReturnType<typeof builtDependencies>,
  { apiKey, dataFolder, inform }: EditorSettings,
  onBusy: () => () => void,
): Service {
  return createService(
    {
      ...dependencies,
      keys: fixedKeys([
        { key: apiKey, scopes: ['text', 'speech', 'usage'], account: new UnmeteredAccount() },
      ]),
      openFolder: () =>
        openDataFolder({
          path: dataFolder,
          onSetAside: (name) => inform({ kind: 'store_set_aside', name }),
        }),
      textIdempotency: new MemoryIdempotency({
        maxRecords: MAX_TEXT_RECORDS,
        maxBytes: MAX_TEXT_RECORD_BYTES,
        retentionMs: TEXT_RETENTION_MS,
      }),
      onBusy,
      onStorageProblem: (problem) => informOf(problem, inform),
      onUnexpected: (error) => sendToParent({ type: 'unexpected', message: describeUnexpected(error) }),
    },
    {},
  );
}

/** Opens the speech of earlier processes, if there is any, so that it is cleaned up. */
function cleanUpLater(service: Service, dataFolder: string | undefined): void {
  if (dataFolder === undefined) return;
  setTimeout(() => {
    try {
      if (existsSync(storeFile(dataFolder))) service.openSpeech();
    } catch {
      // The next request for speech says what is wrong.
    }
  }, CLEAN_UP_AFTER_MS).unref();
}

function informOf(problem: StorageProblem, inform: (notice: ServiceNotice) => void): void {
  if (problem === 'full') inform({ kind: 'disk_full' });
  if (problem === 'unwritable') inform({ kind: 'folder_unwritable' });
}

/** Sends the parent each notice once. */
function noticesOnce(): (notice: ServiceNotice) => void {
  const sent = new Set<string>();
  return (notice) => {
    const name = JSON.stringify(notice);
    if (sent.has(name)) return;
    sent.add(name);
    sendToParent({ type: 'notice', notice });
  };
}

function sendToParent(message: ChildMessage): void {
  if (process.connected) process.send?.(message);
}

/** Removes the socket at `path`, and the folder that it was alone in; a named pipe goes by itself. */
function removeSocket(path: string): void {
  if (process.platform === 'win32') return;
  for (const remove of [() => unlinkSync(path), () => rmdirSync(dirname(path))]) {
    try {
      remove();
    } catch {
      // It is gone already, or something else is there.
    }
  }
}

/** Calls `onIdle` when nothing has been under way for `idleMs`. */
export class IdleTimer {
  readonly #idleMs: number;
  readonly #onIdle: () => void;
  #active = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(idleMs: number, onIdle: () => void) {
    this.#idleMs = idleMs;
    this.#onIdle = onIdle;
    this.#wait();
  }

  /** Begins an activity; the returned function, called once, ends it. */
  begin(): () => void {
    this.#active++;
    clearTimeout(this.#timer);
    return () => {
      this.#active--;
      if (this.#active === 0) this.#wait();
    };
  }

  #wait(): void {
    this.#timer = setTimeout(this.#onIdle, this.#idleMs);
  }
}

type Collect = (options: { readonly type: 'major'; readonly flavor: 'last-resort' }) => void;

/** How much the process must have grown since the last time for the pause to be worth it, in bytes. */
const WORTHWHILE_BYTES = 32_000_000;

let collect: Collect | undefined;
let kept = process.memoryUsage.rss();

/**
 * Gives memory that is no longer needed back to the system, which V8 by itself does late or never. Blocks the thread
 * for about 0.1 s: to be called when no request is under way.
 */
function releaseMemory(): void {
  if (process.memoryUsage.rss() < kept + WORTHWHILE_BYTES) return;
  collect ??= exposeCollector();
  collect({ type: 'major', flavor: 'last-resort' });
  kept = process.memoryUsage.rss();
}

function exposeCollector(): Collect {
  setFlagsFromString('--expose-gc');
  const gc: Collect = runInNewContext('gc');
  return gc;
}
