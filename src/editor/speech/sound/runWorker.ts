import { type ResourceLimits, Worker } from 'node:worker_threads';

interface WorkerRun {
  /** The module of the worker, which posts one message and ends. */
  readonly workerPath: string;
  /** What the worker is given. */
  readonly workerData: unknown;
  readonly signal: AbortSignal;
}

/** Sound lies outside of this heap. */
const RESOURCE_LIMITS: ResourceLimits = { maxOldGenerationSizeMb: 512 };

/** The message of a thread of its own, which ends with `signal`. */
export async function runWorker({ workerPath, workerData, signal }: WorkerRun): Promise<unknown> {
  signal.throwIfAborted();
  const worker = new Worker(workerPath, { workerData, resourceLimits: RESOURCE_LIMITS });
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(signal.reason ?? new Error('The thread ended without a result.')));
    });
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}
