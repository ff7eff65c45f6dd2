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
  /** Has a natural voice that did not come to an end of a phrase asked no more, until it is installed anew. */
  readonly refuseNaturalVoice?: (voice: NaturalVoice) => Promise<void>;
  /** Within which a natural voice loads, or speaks a phrase, in milliseconds; half a minute if it is left out. */
  readonly phraseMs?: number;
  /** Waited before each sentence, in milliseconds; 0 if it is left out. */
  readonly sentenceDelayMs?: number;
}

/** Slow reading of a text of numbers, in seconds a code point, and what a clip has besides. */
const BOUND_SECONDS_A_CODE_POINT = 1.2;
const BOUND_SECONDS_A_CLIP = 5;

const PHRASE_MS = 30_000;
/** So long a cancelled text may still hold the thread, in milliseconds. */
const LEAVE_MS = 1_000;
/** Of the thread's heap, in megabytes: the sound of a clip is outside of it. */
const MAX_HEAP_MB = 512;

/** What is told of a voice that held the thread. */
const NOT_FINISHED =
  'The natural voice did not come to the end of a phrase, so it is not used until it is installed again.';

type Start = Omit<StartMessage, 'type' | 'id'>;

interface Task {
  /** To be sent again where the thread had to be ended because of another task. */
  readonly start: Start;
  /** Whether some of the preview was passed on; it is not sent twice. */
  hasPreview: boolean;
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
  /** What ends the thread if the natural voice does not come back from a phrase, by task. */
  readonly #phrases = new Map<number, NodeJS.Timeout>();
  /** Why a version of a natural voice is not asked any more. */
  readonly #refused = new Map<string, string>();
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(dependencies: WorkerSynthesizerDependencies) {
    this.#dependencies = dependencies;
  }

  /** Speaks what `start` says; rejects with the signal's reason, or with what `onPreview` rejects with. */
  async run(
    start: Start,
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
    const task: Task = {
      start,
      hasPreview: false,
      resolve,
      reject,
      onPreview: (mp3, words) => {
        task.hasPreview = true;
        void passOn(mp3, words).catch(reject);
      },
    };
    this.#tasks.set(id, task);
    signal?.addEventListener('abort', stop, { once: true });
    this.#begin(id, task);
    try {
      return await promise;
    } catch (error) {
      this.#worker?.postMessage({ type: 'cancel', id } satisfies ToWorker);
      if (this.#phrases.has(id)) this.#watch(id, LEAVE_MS, () => this.#startAnew());
      throw error;
    } finally {
      signal?.removeEventListener('abort', stop);
      this.#tasks.delete(id);
      // Without a task, the thread does not keep the process alive.
      if (this.#tasks.size === 0) this.#worker?.unref();
    }
  }

  async close(): Promise<void> {
    this.#unwatchAll();
    await this.#worker?.terminate();
  }

  /** Has the thread speak a task, by the built-in voice where its natural one is refused. */
  #begin(id: number, { start: { natural, ...start }, hasPreview }: Task): void {
    const naturalFailure = natural && this.#refused.get(natural.voice.version);
    const voice = naturalFailure === undefined ? { ...(natural && { natural }) } : { naturalFailure };
    this.#send({ type: 'start', id, ...start, ...voice, preview: start.preview && !hasPreview });
  }

  #watch(id: number, milliseconds: number, giveUp: () => void): void {
    clearTimeout(this.#phrases.get(id));
    this.#phrases.set(id, setTimeout(giveUp, milliseconds).unref());
  }

  #unwatchAll(): void {
    for (const timer of this.#phrases.values()) clearTimeout(timer);
    this.#phrases.clear();
  }

  /** The voice holds the thread: it is not asked again, and all tasks begin anew in another thread. */
  #refuse(id: number): void {
    const voice = this.#tasks.get(id)?.start.natural?.voice;
    if (voice !== undefined) {
      this.#refused.set(voice.version, NOT_FINISHED);
      void this.#dependencies.refuseNaturalVoice?.(voice).catch(() => {});
    }
    this.#startAnew();
  }

  #startAnew(): void {
    this.#unwatchAll();
    void this.#worker?.terminate();
    this.#worker = undefined;
    for (const [id, task] of this.#tasks) this.#begin(id, task);
  }

  #phrase(id: number, isSpoken: boolean): void {
    clearTimeout(this.#phrases.get(id));
    this.#phrases.delete(id);
    const { phraseMs = PHRASE_MS } = this.#dependencies;
    if (!isSpoken && this.#tasks.has(id)) this.#watch(id, phraseMs, () => this.#refuse(id));
    else if (!isSpoken) this.#watch(id, LEAVE_MS, () => this.#startAnew());
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
    const worker = new Worker(module, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    worker.on('message', (message: FromWorker) => {
      if (this.#worker === worker) this.#receive(message);
    });
    worker.on('error', (error) => this.#end(worker, error));
    worker.on('exit', () => this.#end(worker, new Error('The thread that speaks has ended.')));
    return worker;
  }

  #receive(message: FromWorker): void {
    if (message.type === 'phrase') this.#phrase(message.id, message.isSpoken);
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
    this.#unwatchAll();
    for (const task of this.#tasks.values()) task.reject(error);
    this.#tasks.clear();
  }
}
