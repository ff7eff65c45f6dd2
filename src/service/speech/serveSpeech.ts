import { answer, serveThread } from '#platform/ownThread.ts';
import { readResource } from '#platform/resource.ts';
import { nextTurn } from '#platform/turn.ts';
import {
  loadSpeech,
  type NaturalSpeaker,
  type SpokenAudio,
  type SpokenSentence,
} from '../../engine/index.ts';
import { ClipEncoder } from './clipEncoder.ts';
import type { FromWorker, NaturalVoice, StartMessage, ToWorker, WorkerStart } from './workerMessages.ts';

/** The natural voices of a thread. */
interface NaturalSpeakers {
  get(voice: NaturalVoice): Promise<NaturalSpeaker>;
  /** Gives the memory of the one that is loaded back. */
  forget(): Promise<void>;
}

interface NaturalSpeakersOptions {
  /** The bytes of `voice.bin`. */
  readonly voiceData: Uint8Array;
  /** The URL of the JavaScript side of the runtime. */
  readonly glue: string;
}

type MakeNaturalSpeakers = (options: NaturalSpeakersOptions) => NaturalSpeakers;

/** Makes this module the thread that speaks; without `naturalSpeakersOf` only by the built-in voice. */
export function serveSpeech(naturalSpeakersOf?: MakeNaturalSpeakers): void {
  serveThread<WorkerStart, ToWorker>((start) => {
    const loading = load(start, naturalSpeakersOf);
    loading.catch((error: unknown) => {
      // Out of the promise, so that it ends the thread.
      setTimeout(() => {
        throw error;
      });
    });
    return (message) =>
      void loading.then(
        (speaking) => speaking.take(message),
        () => {},
      );
  });
}

/** What speaks in a thread. */
interface Voices {
  readonly engine: Awaited<ReturnType<typeof loadSpeech>>;
  readonly speaker: Awaited<ReturnType<Voices['engine']['loadSpeaker']>>;
  readonly naturalSpeakers: NaturalSpeakers | undefined;
  readonly sentenceDelayMs: number;
}

async function load(
  { voiceFile, runtimeGlue, sentenceDelayMs }: WorkerStart,
  naturalSpeakersOf: MakeNaturalSpeakers | undefined,
): Promise<SpokenTexts> {
  const engine = await loadSpeech();
  const voiceData = await readResource(voiceFile);
  const speaker = await engine.loadSpeaker(voiceData);
  const naturalSpeakers =
    runtimeGlue === undefined ? undefined : naturalSpeakersOf?.({ voiceData, glue: runtimeGlue });
  return new SpokenTexts({ engine, speaker, naturalSpeakers, sentenceDelayMs });
}

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

/** Several texts at once take turns, sentence by sentence. */
class SpokenTexts {
  readonly #voices: Voices;
  readonly #tasks = new Map<number, Task>();

  constructor(voices: Voices) {
    this.#voices = voices;
  }

  take(message: ToWorker): void {
    if (message.type === 'start') {
      this.#start(message);
      return;
    }
    const task = this.#tasks.get(message.id);
    if (task === undefined) {
      if (message.type === 'cancel') send({ type: 'left', id: message.id });
      return;
    }
    if (message.type === 'cancel') task.isCancelled = true;
    task.resume();
  }

  #start({ id, sentences, settings, natural, naturalFailure, ...format }: StartMessage): void {
    send({ type: 'turn', id, isNatural: false });
    const encoder = new ClipEncoder(this.#voices.engine, format);
    const task: Task = { id, encoder, isCancelled: false, naturalFailure, resume: () => {} };
    this.#tasks.set(id, task);
    this.#speak(task, sentences, { settings, natural })
      .catch((error: unknown) => {
        send({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
      })
      .finally(() => {
        this.#tasks.delete(id);
        send({ type: 'left', id });
      });
  }

  async #speak(
    task: Task,
    sentences: StartMessage['sentences'],
    how: Pick<StartMessage, 'settings'> & { readonly natural: StartMessage['natural'] },
  ): Promise<void> {
    const { sentenceDelayMs } = this.#voices;
    for (const sentence of sentences) {
      await (sentenceDelayMs > 0
        ? new Promise((resolve) => setTimeout(resolve, sentenceDelayMs))
        : nextTurn());
      if (task.isCancelled) return;
      send({ type: 'turn', id: task.id, isNatural: false });
      for await (const spoken of this.#pieces(task, sentence, how)) {
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
  async *#pieces(
    task: Task,
    sentence: SpokenSentence,
    { settings, natural }: Pick<StartMessage, 'settings'> & { readonly natural: StartMessage['natural'] },
  ): AsyncGenerator<SpokenAudio> {
    const { speaker, naturalSpeakers } = this.#voices;
    let spokenWords = 0;
    if (natural !== undefined && naturalSpeakers !== undefined && task.naturalFailure === undefined) {
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
  answer(message);
}
