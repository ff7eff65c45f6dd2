/** The thread that computes waveforms, so that the extension host goes on meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { peaksOf } from './peaks.ts';

const { path, mimeType } = z
  .strictObject({ path: z.string(), mimeType: z.nullable(z.string()) })
  .parse(workerData);
parentPort?.postMessage(await peaksOf(path, mimeType));
