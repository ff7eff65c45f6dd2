/** The thread that computes waveforms and turns WAV into MP3 and back, so that the extension host goes on meanwhile. */
import * as z from 'zod/mini';
import { answer, serveThread } from '#platform/ownThread.ts';
import { convert } from './convert.ts';
import { peaksOf } from './peaks.ts';

const soundTask = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('peaks'),
    bytes: z.instanceof(Uint8Array),
    mimeType: z.nullable(z.string()),
  }),
  z.strictObject({ kind: z.literal('convert'), bytes: z.instanceof(Uint8Array), to: z.enum(['wav', 'mp3']) }),
]);

export type SoundTask = z.infer<typeof soundTask>;

serveThread((workerData: unknown) => {
  // A rejection ends the thread, and whoever asked is told.
  void run(soundTask.parse(workerData));
  return () => {};
});

async function run(task: SoundTask): Promise<void> {
  if (task.kind === 'peaks') return answer(await peaksOf(task.bytes, task.mimeType));
  const bytes = await convert(task.bytes, task.to);
  answer(bytes, [bytes.buffer]);
}
