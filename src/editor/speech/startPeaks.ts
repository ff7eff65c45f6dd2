import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';

const peaks = z.array(z.number());

export interface PeaksOf {
  /** The module of the worker. */
  readonly workerPath: string;
  /** The sound file. */
  readonly path: string;
  readonly mimeType: string | null;
  readonly signal: AbortSignal;
}

/** The waveform of a sound file, computed in a thread of its own, which ends with `signal`. */
export async function startPeaks({ workerPath, path, mimeType, signal }: PeaksOf): Promise<number[]> {
  signal.throwIfAborted();
  const worker = new Worker(workerPath, { workerData: { path, mimeType } });
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', (message) => resolve(peaks.parse(message)));
      worker.once('error', reject);
      worker.once('exit', () => reject(signal.reason ?? new Error('The thread ended without a waveform.')));
    });
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}
