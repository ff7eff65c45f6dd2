/** The thread that computes waveforms and turns WAV into MP3 and back, so that the extension host goes on meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { convert } from './convert.ts';
import { peaksOf } from './peaks.ts';

const soundTask = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('peaks'), path: z.string(), mimeType: z.nullable(z.string()) }),
  z.strictObject({ kind: z.literal('convert'), path: z.string(), to: z.enum(['wav', 'mp3']) }),
]);

export type SoundTask = z.infer<typeof soundTask>;

const task = soundTask.parse(workerData);
if (task.kind === 'peaks') parentPort?.postMessage(await peaksOf(task.path, task.mimeType));
else {
  const bytes = await convert(task.path, task.to);
  parentPort?.postMessage(bytes, [bytes.buffer]);
}
