import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads';

export type { ResourceLimits };

/**
 * Far more than a thread of Harf needs: sounds and models lie outside of this heap. What is young is kept small, for all of
 * it may be carried over at once: more than V8 grants a thread that is about to be ended would end the whole process.
 */
const RESOURCE_LIMITS: ResourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 8 };

interface ThreadOptions<Received> {
  /** What the module finds as its `workerData`. */
  readonly workerData: unknown;
  /** What of `workerData` is the thread's from then on. */
  readonly transferred?: Transferable[];
  readonly onMessage: (message: Received) => void;
  /** Called once if it ends by itself, with the reason. */
  readonly onEnd: (error: unknown) => void;
  /** Beside those of every thread: half a gigabyte. */
  readonly resourceLimits?: ResourceLimits | undefined;
}

/** A thread with a limit of memory. Once it has ended or been ended, nothing is heard of it any more. */
export class Thread<Sent, Received> {
  readonly #worker: Worker;
  #hasEnded = false;

  /** @param module its code: a path, or the address of a file */
  constructor(
    module: string | URL,
    { workerData, transferred = [], onMessage, onEnd, resourceLimits }: ThreadOptions<Received>,
  ) {
    this.#worker = new Worker(module, {
      workerData,
      transferList: transferred,
      resourceLimits: { ...RESOURCE_LIMITS, ...resourceLimits },
    });
    const end = (error: unknown) => {
      // An error is followed by the exit, when the next thread may be at work already.
      if (this.#hasEnded) return;
      void this.end();
      onEnd(error);
    };
    this.#worker.on('message', (message: Received) => {
      if (!this.#hasEnded) onMessage(message);
    });
    this.#worker.on('error', end);
    this.#worker.on('exit', () => end(new Error('Its thread has ended.')));
  }

  post(message: Sent): void {
    this.#worker.postMessage(message);
  }

  /** The process does not end as long as it runs, which is so at first. */
  ref(): void {
    this.#worker.ref();
  }

  /** The process may end though it runs. */
  unref(): void {
    this.#worker.unref();
  }

  /** Resolves when it does nothing any more. */
  async end(): Promise<void> {
    this.#hasEnded = true;
    await this.#worker.terminate();
  }
}

/** Whether a thread ended because its memory was full. */
export function isFullHeap(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY';
}
