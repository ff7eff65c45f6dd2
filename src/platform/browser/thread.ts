import { HELD, type ThreadStart } from './ownThread.ts';

/** A browser limits the memory of its threads by itself. */
export interface ResourceLimits {
  readonly maxOldGenerationSizeMb?: number | undefined;
}

interface ThreadOptions<Received> {
  /** What the module is begun with; see `serveThread`. */
  readonly workerData: unknown;
  /** What of `workerData` is the thread's from then on. */
  readonly transferred?: Transferable[];
  readonly onMessage: (message: Received) => void;
  /** Called once if it ends by itself, with the reason. */
  readonly onEnd: (error: unknown) => void;
  readonly resourceLimits?: ResourceLimits | undefined;
}

/** A thread, begun with its first message. Once it has ended or been ended, nothing is heard of it any more. */
export class Thread<Sent, Received> {
  readonly #worker: Promise<Worker>;
  #hasEnded = false;

  /** @param module the address of its code, which may be of another origin */
  constructor(
    module: string | URL,
    { workerData, transferred = [], onMessage, onEnd }: ThreadOptions<Received>,
  ) {
    const fail = (error: unknown) => {
      if (this.#hasEnded) return;
      void this.end();
      onEnd(error);
    };
    this.#worker = startedWorker(String(module)).then((worker) => {
      const lifeLock = `harf-thread-${crypto.randomUUID()}`;
      worker.onmessage = ({ data }: MessageEvent<Received | typeof HELD>) => {
        if (this.#hasEnded) return;
        if (data !== HELD) onMessage(data);
        // It is free again only when the thread has ended, of which a browser tells nothing else.
        else void navigator.locks.request(lifeLock, () => fail(new Error('Its thread has ended.')));
      };
      worker.onerror = ({ message }) => fail(new Error(message || 'Its thread has ended.'));
      if (this.#hasEnded) worker.terminate();
      else worker.postMessage({ lifeLock, workerData } satisfies ThreadStart<unknown>, transferred);
      return worker;
    });
    this.#worker.catch(fail);
  }

  post(message: Sent): void {
    void this.#worker.then((worker) => worker.postMessage(message)).catch(() => {});
  }

  /** A window may be closed whatever its threads do. */
  ref(): void {}

  unref(): void {}

  /** Resolves when it does nothing any more. */
  async end(): Promise<void> {
    this.#hasEnded = true;
    const worker = await this.#worker.catch(() => undefined);
    worker?.terminate();
  }
}

/** The addresses of the copies of code, by those of the code. */
const copies = new Map<string, Promise<string>>();

/** A worker may only be begun from its own origin, so it is begun from a copy of the code. */
async function startedWorker(module: string): Promise<Worker> {
  const copy = copies.get(module) ?? copyOf(module);
  copies.set(module, copy);
  copy.catch(() => copies.delete(module));
  return new Worker(await copy);
}

async function copyOf(module: string): Promise<string> {
  const response = await fetch(module);
  if (!response.ok) throw new Error(`The code of a thread cannot be read: ${response.status}.`);
  const code = new Blob([await response.text()], { type: 'text/javascript' });
  // Never taken back: the editor has a worker read it some time after it was made.
  return URL.createObjectURL(code);
}

/** A browser does not tell: it ends the thread, or the whole page. */
export function isFullHeap(_error: unknown): boolean {
  return false;
}
