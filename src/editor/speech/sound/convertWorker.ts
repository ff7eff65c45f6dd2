/** The thread that turns WAV into MP3 and back, so that the extension host goes on meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { convert } from './convert.ts';

const { path, to } = z.strictObject({ path: z.string(), to: z.enum(['wav', 'mp3']) }).parse(workerData);
const bytes = await convert(path, to);
parentPort?.postMessage(bytes, [bytes.buffer]);
