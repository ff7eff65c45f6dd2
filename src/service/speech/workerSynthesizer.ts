import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { codePointLength } from '../../text/codePoints.ts';
import type { EngineLoader } from '../engineLoader.ts';
import { NothingToSpeakError } from './nothingToSpeakError.ts';
import type {
  SynthesisOptions,
  SynthesisRequest,
  SynthesizedAudio,
  Synthesizer,
  WordTime,
} from './synthesizer.ts';
import type { FromWorker, ToWorker, WorkerStart } from './workerMessages.ts';

export interface WorkerSynthesizerDependencies {
  readonly engine: EngineLoader;
  /** `voice.bin`. */
  readonly voiceData: URL;
  /** The module of the worker, `speechWorker`. */
  readonly worker: URL;
  /** Waited before each sentence, in milliseconds; 0 if it is left out. */
  readonly sentenceDelayMs?: number;
}

/** Slow reading of a text of numbers, in seconds a code point, and what a clip has besides. */
const BOUND_SECONDS_A_CODE_POINT = 1.2;
const BOUND_SECONDS_A_CLIP = 5;

interface Work {
  readonly resolve: (audio: SynthesizedAudio) => void;
  readonly reject: (reason: unknown) => void;
  readonly onPreview: (mp3: Uint8Array, words: readonly WordTime[]) => void;
}

/** Speech by eSpeak NG in a thread of its own, which starts with the first text and ends with `close`. */
export function createWorkerSynthesizer(options: WorkerSynthesizerDependencies): Synthesizer {
  const thread = new SpeechThread(options);
  return {
    synthesize: (request, more = {}) => synthesize(options, thread, request, more),
    boundSeconds: ({ text, pace }) =>
      Math.ceil(BOUND_SECONDS_A_CLIP + (codePointLength(text) * BOUND_SECONDS_A_CODE_POINT) / pace),
    close: () => thread.close(),
  };
}

async function synthesize(
  { engine }: WorkerSynthesizerDependencies,
  thread: SpeechThread,
  request: SynthesisRequest,
  { pronunciations, signal, onPreview }: SynthesisOptions,
): Promise<SynthesizedAudio> {
  const [persian, { voiceSettings }] = await Promise.all([engine(), import('../../engine/index.ts')]);
  const sentences = persian.speechPlan(persian.analyse(request.text, pronunciations));
  if (sentences.length === 0) throw new NothingToSpeakError();
  return thread.run(
    {
      sentences,
      settings: voiceSettings(request),
      preview: onPreview !== undefined,
      alwaysWav: request.tier === 'premium',
    },
    { ...(signal && { signal }), onPreview: onPreview ?? (() => {}) },
  );
}

/** The worker and what is under way in it. */
class SpeechThread {
  readonly #options: WorkerSynthesizerDependencies;
  readonly #works = new Map<number, Work>();
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(options: WorkerSynthesizerDependencies) {
    this.#options = options;
  }

  async run(
    start: Omit<Extract<ToWorker, { type: 'start' }>, 'type' | 'id'>,
    { signal, onPreview }: Required<Pick<SynthesisOptions, 'onPreview'>> & SynthesisOptions,
  ): Promise<SynthesizedAudio> {
    signal?.throwIfAborted();
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<SynthesizedAudio>();
    const stop = (): void => reject(signal?.reason);
    const handOver = async (mp3: Uint8Array, words: readonly WordTime[]): Promise<void> => {
      await onPreview(mp3, words);
      this.#tell({ type: 'continue', id });
    };
    this.#works.set(id, {
      resolve,
      reject,
      onPreview: (mp3, words) => void handOver(mp3, words).catch(reject),
    });
    signal?.addEventListener('abort', stop, { once: true });
    this.#tell({ type: 'start', id, ...start });
    try {
      return await promise;
    } catch (error) {
      this.#worker?.postMessage({ type: 'cancel', id } satisfies ToWorker);
      throw error;
    } finally {
      signal?.removeEventListener('abort', stop);
      this.#works.delete(id);
      if (this.#works.size === 0) this.#worker?.unref();
    }
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #tell(message: ToWorker): void {
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    const { voiceData, worker: module, sentenceDelayMs = 0 } = this.#options;
    const workerData: WorkerStart = { voiceFile: fileURLToPath(voiceData), sentenceDelayMs };
    const worker = new Worker(module, { workerData });
    worker.on('message', (message: FromWorker) => this.#hear(message));
    worker.on('error', (error) => this.#end(worker, error));
    worker.on('exit', () => this.#end(worker, new Error('The thread that speaks has ended.')));
    return worker;
  }

  #hear(message: FromWorker): void {
    const work = this.#works.get(message.id);
    if (message.type === 'preview') work?.onPreview(message.mp3, message.words);
    if (message.type === 'done') work?.resolve(message.audio);
    if (message.type === 'failed') work?.reject(new Error(message.message));
  }

  /** The next text starts another thread. */
  #end(worker: Worker, error: unknown): void {
    // An error is followed by the end, when the next thread may be at work already.
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const work of this.#works.values()) work.reject(error);
    this.#works.clear();
  }
}
