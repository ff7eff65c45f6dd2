import { existsSync, rmdirSync, unlinkSync } from 'node:fs';
import module from 'node:module';
import { dirname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type ChildMessage, startMessage } from '../channel.ts';
import { openDataFolder, storeFile } from '../database/openDataFolder.ts';
import { editorService, noticesOnce } from '../editorService.ts';
import { createHttpServer, listen } from '../http/httpServer.ts';
import { describeUnexpected, type Service } from '../service.ts';
import { builtDependencies } from './builtDependencies.ts';

/** The child process of the extension: the service on a Unix socket or named pipe, for its parent only. */

const IDLE_EXIT_MS = 600_000;
/** After so long without a request or job, in milliseconds, memory is given back. */
const QUIET_MS = 3000;
/** Speech that is past its time goes so long after the start, in milliseconds, even if nobody speaks. */
const CLEAN_UP_AFTER_MS = 60_000;

process.on('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0));
process.once('message', (message) => {
  start(message).catch((error: unknown) => {
    sendToParent({ type: 'failed', message: String(error) });
    process.disconnect();
  });
});

async function start(message: unknown): Promise<void> {
  const { socketPath, dataFolder, assetsFolder, naturalVoices, apiKey } = startMessage.parse(message);
  const inform = noticesOnce((notice) => sendToParent({ type: 'notice', notice }));
  const dependencies = builtDependencies(import.meta.url, {
    assetsFolder,
    naturalVoices,
    onEndlessVoice: (version) => inform({ kind: 'voice_endless', version }),
  });
  // Nearly every request needs the engine, so it is read while the socket opens; the first request tells what failed.
  void dependencies.loadEngine().catch(() => {});
  const begin = activityTimers();
  const onSetAside = (name: string) => inform({ kind: 'store_set_aside', name });
  const service = editorService(
    {
      ...dependencies,
      openFolder: () => openDataFolder({ path: dataFolder, onSetAside }),
      onBusy: begin,
      onUnexpected: (error) => sendToParent({ type: 'unexpected', message: describeUnexpected(error) }),
    },
    { apiKey, inform },
  );
  process.once('exit', () => {
    service.close();
    removeSocket(socketPath);
  });
  const server = createHttpServer(service.app);
  server.on('request', (_request, response) => response.once('close', begin()));
  await listen(server, { path: socketPath });
  service.start();
  cleanUpLater(service, dataFolder);
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
