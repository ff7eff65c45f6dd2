/** The thread that speaks. Several texts at once take turns, sentence by sentence. */
import { readFile } from 'node:fs/promises';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { loadSpeech } from '../../engine/index.ts';
import { ClipEncoder } from './clipEncoder.ts';
import type { FromWorker, StartMessage, ToWorker, WorkerStart } from './workerMessages.ts';

const { voiceFile, sentenceDelayMs } = workerData as WorkerStart;

const engine = await loadSpeech();
const speaker = await engine.loadSpeaker(await readFile(voiceFile));

/** A text that is being spoken. */
interface Task {
  readonly id: number;
  readonly encoder: ClipEncoder;
  isCancelled: boolean;
  /** Ends the wait for a `continue`. */
  resume: () => void;
}

const tasks = new Map<number, Task>();

parentPort?.on('message', (message: ToWorker) => {
  if (message.type === 'start') return start(message);
  const task = tasks.get(message.id);
  if (task === undefined) return;
  if (message.type === 'cancel') task.isCancelled = true;
  task.resume();
});

function start({ id, sentences, settings, ...format }: StartMessage): void {
  const encoder = new ClipEncoder(engine, format);
  const task: Task = { id, encoder, isCancelled: false, resume: () => {} };
  tasks.set(id, task);
  speak(task, sentences, settings)
    .catch((error: unknown) => {
      send({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
    })
    .finally(() => tasks.delete(id));
}

async function speak(
  task: Task,
  sentences: StartMessage['sentences'],
  settings: StartMessage['settings'],
): Promise<void> {
  for (const sentence of sentences) {
    await (sentenceDelayMs > 0 ? setTimeout(sentenceDelayMs) : setImmediate());
    if (task.isCancelled) return;
    await sendPreview(task, await task.encoder.add(speaker.speak(sentence, settings)));
  }
  const { rest, audio } = await task.encoder.finish();
  await sendPreview(task, rest);
  if (!task.isCancelled) send({ type: 'done', id: task.id, audio });
}

/** Sends a piece of the preview and waits until it is stored, so that pieces do not pile up. */
async function sendPreview(task: Task, mp3: Uint8Array): Promise<void> {
  if (mp3.length === 0 || task.isCancelled) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  task.resume = resolve;
  send({ type: 'preview', id: task.id, mp3, words: task.encoder.takeNewWords() });
  await promise;
}

function send(message: FromWorker): void {
  parentPort?.postMessage(message);
}
