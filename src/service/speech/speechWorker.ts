/** The thread that speaks. Several texts at once take turns, sentence by sentence. */
import { readFile } from 'node:fs/promises';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { loadSpeech } from '../../engine/index.ts';
import { ClipEncoder } from './clipEncoder.ts';
import type { FromWorker, StartMessage, ToWorker, WorkerStart } from './workerMessages.ts';

const { voiceFile, sentenceDelayMs } = workerData as WorkerStart;

const speech = await loadSpeech();
const speaker = await speech.loadSpeaker(await readFile(voiceFile));
/** A text under way. */
interface Speaking {
  cancelled: boolean;
  /** Ends the wait for a `continue`. */
  goOn: () => void;
}

interface UnderWay {
  readonly id: number;
  readonly recording: ClipEncoder;
  readonly speaking: Speaking;
}

const underWay = new Map<number, Speaking>();

parentPort?.on('message', (message: ToWorker) => {
  if (message.type === 'start') return begin(message);
  const speaking = underWay.get(message.id);
  if (speaking === undefined) return;
  if (message.type === 'cancel') speaking.cancelled = true;
  speaking.goOn();
});

function begin(message: StartMessage): void {
  const speaking: Speaking = { cancelled: false, goOn: () => {} };
  underWay.set(message.id, speaking);
  speak(message, speaking)
    .catch((error: unknown) => {
      tell({
        type: 'failed',
        id: message.id,
        message: error instanceof Error ? error.message : String(error),
      });
    })
    .finally(() => underWay.delete(message.id));
}

async function speak({ id, sentences, settings, ...form }: StartMessage, speaking: Speaking): Promise<void> {
  const recording = new ClipEncoder(speech, form);
  for (const sentence of sentences) {
    await (sentenceDelayMs > 0 ? setTimeout(sentenceDelayMs) : setImmediate());
    if (speaking.cancelled) return;
    await handOver({ id, recording, speaking }, await recording.add(speaker.speak(sentence, settings)));
  }
  const { rest, audio } = await recording.finish();
  await handOver({ id, recording, speaking }, rest);
  if (!speaking.cancelled) tell({ type: 'done', id, audio });
}

/** Sends a piece of the preview and waits until it has found its place. */
async function handOver({ id, recording, speaking }: UnderWay, mp3: Uint8Array): Promise<void> {
  if (mp3.length === 0 || speaking.cancelled) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  speaking.goOn = resolve;
  tell({ type: 'preview', id, mp3, words: recording.takeNewWords() });
  await promise;
}

function tell(message: FromWorker): void {
  parentPort?.postMessage(message);
}
