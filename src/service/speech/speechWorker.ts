/** The thread that speaks. Several texts at once take turns, sentence by sentence. */
import { readFile } from 'node:fs/promises';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { SpokenAudio } from '../../engine/index.ts';
import { loadSpeech, type SpokenSentence } from '../../engine/index.ts';
import { ClipEncoder } from './clipEncoder.ts';
import { NaturalSpeakers } from './naturalSpeakers.ts';
import type { FromWorker, StartMessage, ToWorker, WorkerStart } from './workerMessages.ts';

const { voiceFile, runtimeGlue, sentenceDelayMs } = workerData as WorkerStart;

const engine = await loadSpeech();
const voiceData = await readFile(voiceFile);
const speaker = await engine.loadSpeaker(voiceData);
const naturalSpeakers = new NaturalSpeakers({ voiceData, glue: runtimeGlue });

/** A text that is being spoken. */
interface Task {
  readonly id: number;
  readonly encoder: ClipEncoder;
  isCancelled: boolean;
  /** Why the natural voice speaks no more. */
  naturalFailure: string | undefined;
  /** Ends the wait for a `continue`. */
  resume: () => void;
}

const tasks = new Map<number, Task>();

parentPort?.on('message', (message: ToWorker) => {
  if (message.type === 'start') return start(message);
  const task = tasks.get(message.id);
  if (task === undefined) {
    if (message.type === 'cancel') send({ type: 'left', id: message.id });
    return;
  }
  if (message.type === 'cancel') task.isCancelled = true;
  task.resume();
});

function start({ id, sentences, settings, natural, naturalFailure, ...format }: StartMessage): void {
  send({ type: 'turn', id, isNatural: false });
  const encoder = new ClipEncoder(engine, format);
  const task: Task = { id, encoder, isCancelled: false, naturalFailure, resume: () => {} };
  tasks.set(id, task);
  speak(task, sentences, { settings, natural })
    .catch((error: unknown) => {
      send({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
    })
    .finally(() => {
      tasks.delete(id);
      send({ type: 'left', id });
    });
}

async function speak(
  task: Task,
  sentences: StartMessage['sentences'],
  voices: Pick<StartMessage, 'settings'> & { readonly natural: StartMessage['natural'] },
): Promise<void> {
  for (const sentence of sentences) {
    await (sentenceDelayMs > 0 ? setTimeout(sentenceDelayMs) : setImmediate());
    if (task.isCancelled) return;
    send({ type: 'turn', id: task.id, isNatural: false });
    for await (const spoken of spokenPieces(task, sentence, voices)) {
      if (task.isCancelled) return;
      await sendPreview(task, await task.encoder.add(spoken));
    }
  }
  const { rest, audio } = await task.encoder.finish();
  await sendPreview(task, rest);
  const { naturalFailure } = task;
  const whole = naturalFailure === undefined ? audio : { ...audio, naturalFailure };
  if (!task.isCancelled) send({ type: 'done', id: task.id, audio: whole });
}

/** The sound of a sentence as it is made. Where the natural voice fails, the built-in one says what is missing. */
async function* spokenPieces(
  task: Task,
  sentence: SpokenSentence,
  { settings, natural }: Parameters<typeof speak>[2],
): AsyncGenerator<SpokenAudio> {
  let spokenWords = 0;
  if (natural !== undefined && task.naturalFailure === undefined) {
    try {
      const voice = await asked(task, () => naturalSpeakers.get(natural.voice));
      const phrases = voice.speak(sentence, natural.settings);
      for (;;) {
        const { done, value } = await asked(task, () => phrases.next());
        if (done) return;
        spokenWords += value.words.length;
        yield value;
      }
    } catch (error) {
      task.naturalFailure = error instanceof Error ? error.message : String(error);
      await naturalSpeakers.forget();
    }
  }
  const parts = sentence.parts.slice(spokenWords);
  if (parts.length > 0) yield speaker.speak({ ...sentence, parts }, settings);
}

/** What the natural voice is asked for, while the service knows that it is asked. */
async function asked<Result>({ id }: Task, ask: () => Promise<Result>): Promise<Result> {
  send({ type: 'turn', id, isNatural: true });
  try {
    return await ask();
  } finally {
    send({ type: 'turn', id, isNatural: false });
  }
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
