import * as z from 'zod/mini';
import { runWorker } from './runWorker.ts';

const peaks = z.array(z.number());

interface PeaksRequest {
  /** The module of the worker. */
  readonly workerPath: string;
  /** The sound file. */
  readonly path: string;
  readonly mimeType: string | null;
  readonly signal: AbortSignal;
}

/** The waveform of a sound file, computed in a thread of its own, which ends with `signal`. */
export async function startPeaks({ workerPath, path, mimeType, signal }: PeaksRequest): Promise<number[]> {
  return peaks.parse(await runWorker({ workerPath, workerData: { path, mimeType }, signal }));
}
