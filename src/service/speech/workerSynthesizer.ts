import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { VoiceName } from '../../engine/index.ts';
import { codePointLength } from '../../text/codePoints.ts';
import type { EngineLoader } from '../engineLoader.ts';
import type { NaturalVoice } from './naturalVoice.ts';
import { NothingToSpeakError } from './nothingToSpeakError.ts';
import type {
  AudioEncoding,
  SynthesisOptions,
  SynthesisRequest,
  SynthesizedAudio,
  Synthesizer,
  WordTime,
} from './synthesizer.ts';
import type { FromWorker, StartMessage, ToWorker, WorkerStart } from './workerMessages.ts';

interface WorkerSynthesizerDependencies {
  readonly loadEngine: EngineLoader;
  /** `voice.bin`. */
  readonly voiceData: URL;
  /** The module of the worker, `speechWorker`. */
  readonly worker: URL;
  /** The JavaScript side of `onnxruntime-web`, `ort-wasm-simd-threaded.mjs`. */
  readonly runtimeGlue: URL;
  /** The natural voice that speaks for one of the five; undefined for the built-in one. */
  readonly findNaturalVoice?: (voice: VoiceName) => Promise<NaturalVoice | undefined>;
  /** Waited before each sentence, in milliseconds; 0 if it is left out. */
  readonly sentenceDelayMs?: number;
}

/** Slow reading of a text of numbers, in seconds a code point, and what a clip has besides. */
const BOUND_SECONDS_A_CODE_POINT = 1.2;
const BOUND_SECONDS_A_CLIP = 5;

interface Task {
  readonly resolve: (audio: SynthesizedAudio) => void;
  readonly reject: (reason: unknown) => void;
  readonly onPreview: (mp3: Uint8Array, words: readonly WordTime[]) => void;
}

/** Speech by eSpeak NG in a worker thread, which starts with the first text and ends with `close`. */
export function createWorkerSynthesizer(dependencies: WorkerSynthesizerDependencies): Synthesizer {
  const thread = new SpeechThread(dependencies);
  return {
    synthesize: (request, options = {}) => synthesize(dependencies, thread, request, options),
    naturalVersion: async (voice) => (await dependencies.findNaturalVoice?.(voice))?.version,
    boundSeconds: ({ text, pace }) =>
      Math.ceil(BOUND_SECONDS_A_CLIP + (codePointLength(text) * BOUND_SECONDS_A_CODE_POINT) / pace),
    close: () => thread.close(),
  };
}

async function synthesize(
  { loadEngine, findNaturalVoice }: WorkerSynthesizerDependencies,
  thread: SpeechThread,
  request: SynthesisRequest,
  { pronunciations, encoding = contractEncoding(request), signal, onPreview }: SynthesisOptions,
): Promise<SynthesizedAudio> {
  const [engine, { voiceSettings, naturalSettings }, natural] = await Promise.all([
    loadEngine(),
    import('../../engine/index.ts'),
    findNaturalVoice?.(request.voice),
  ]);
  const sentences = engine.speechPlan(engine.analyse(request.text, pronunciations));
  if (sentences.length === 0) throw new NothingToSpeakError();
  return thread.run(
    {
      sentences,
      settings: voiceSettings(request),
      ...(natural && { natural: { voice: natural, settings: naturalSettings(request) } }),
      preview: onPreview !== undefined,
      ...(encoding && { encoding }),
    },
    { ...(signal && { signal }), ...(onPreview && { onPreview }) },
  );
}

/** Premium is WAV whatever its length. */
function contractEncoding({ tier }: SynthesisRequest): AudioEncoding | undefined {
  return tier === 'premium' ? 'wav' : undefined;
}

/** The worker and its tasks. */
class SpeechThread {
  readonly #dependencies: WorkerSynthesizerDependencies;
  readonly #tasks = new Map<number, Task>();
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(dependencies: WorkerSynthesizerDependencies) {
    this.#dependencies = dependencies;
  }

  /** Speaks what `start` says; rejects with the signal's reason, or with what `onPreview` rejects with. */
  async run(
    start: Omit<StartMessage, 'type' | 'id'>,
    { signal, onPreview }: Pick<SynthesisOptions, 'signal' | 'onPreview'>,
  ): Promise<SynthesizedAudio> {
    signal?.throwIfAborted();
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<SynthesizedAudio>();
    const stop = (): void => reject(signal?.reason);
    const passOn = async (mp3: Uint8Array, words: readonly WordTime[]): Promise<void> => {
      await onPreview?.(mp3, words);
      this.#send({ type: 'continue', id });
    };
    this.#tasks.set(id, {
      resolve,
      reject,
      onPreview: (mp3, words) => void passOn(mp3, words).catch(reject),
    });
    signal?.addEventListener('abort', stop, { once: true });
    this.#send({ type: 'start', id, ...start });
    try {
      return await promise;
    } catch (error) {
      this.#worker?.postMessage({ type: 'cancel', id } satisfies ToWorker);
      throw error;
    } finally {
      signal?.removeEventListener('abort', stop);
      this.#tasks.delete(id);
      // Without a task, the thread does not keep the process alive.
      if (this.#tasks.size === 0) this.#worker?.unref();
    }
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #send(message: ToWorker): void {
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    const { voiceData, worker: module, runtimeGlue, sentenceDelayMs = 0 } = this.#dependencies;
    const workerData: WorkerStart = {
      voiceFile: fileURLToPath(voiceData),
      runtimeGlue: runtimeGlue.href,
      sentenceDelayMs,
    };
    const worker = new Worker(module, { workerData });
    worker.on('message', (message: FromWorker) => this.#receive(message));
    worker.on('error', (error) => this.#end(worker, error));
    worker.on('exit', () => this.#end(worker, new Error('The thread that speaks has ended.')));
    return worker;
  }

  #receive(message: FromWorker): void {
    const task = this.#tasks.get(message.id);
    if (message.type === 'preview') task?.onPreview(message.mp3, message.words);
    if (message.type === 'done') task?.resolve(message.audio);
    if (message.type === 'failed') task?.reject(new Error(message.message));
  }

  /** The next text starts another thread. */
  #end(worker: Worker, error: unknown): void {
    // An error is followed by the exit, when the next thread may be at work already.
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const task of this.#tasks.values()) task.reject(error);
    this.#tasks.clear();
  }
}
