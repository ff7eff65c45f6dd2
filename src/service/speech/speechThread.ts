import { isFullHeap, type ResourceLimits, Thread } from '#platform/thread.ts';
import { nextTurn } from '#platform/turn.ts';
import { type RunningTimer, unref } from '../../platform/clock.ts';
import type { SynthesisOptions, SynthesizedAudio, WordTime } from './synthesizer.ts';
import type {
  FromWorker,
  NaturalVoice,
  PreviewMessage,
  StartMessage,
  ToWorker,
  TurnMessage,
  WorkerStart,
} from './workerMessages.ts';

export interface SpeechThreadDependencies {
  /** Where `voice.bin` is: a path, or in a browser an address. */
  readonly voiceData: string;
  /** The module of the worker, `speechWorker`. */
  readonly worker: URL;
  /** The JavaScript side of `onnxruntime-web`, `ort-wasm-simd-threaded.mjs`; without it no natural voice is asked. */
  readonly runtimeGlue?: URL;
  /** Waited before each sentence, in milliseconds; 0 if it is left out. */
  readonly sentenceDelayMs?: number;
  /** How long a natural voice may take to be loaded, and for each phrase, in milliseconds. */
  readonly phraseMs?: number;
  /** How long the thread may take to leave a task that was cancelled, in milliseconds. */
  readonly leaveMs?: number;
  /** After so long without a task the thread is ended, in milliseconds; never if it is left out. */
  readonly idleMs?: number;
  /** Called with a voice that did not come to an end; it is not asked again. */
  readonly onEndlessVoice?: (voice: NaturalVoice) => void;
  readonly resourceLimits?: ResourceLimits;
}

/** A phrase of sixteen words takes about three seconds on a slow computer. */
const PHRASE_MS = 30_000;
const LEAVE_MS = 5000;

type Start = Omit<StartMessage, 'type' | 'id'>;

interface Task {
  start: Start;
  readonly resolve: (audio: SynthesizedAudio) => void;
  readonly reject: (reason: unknown) => void;
  readonly onPreview: (mp3: Uint8Array, words: readonly WordTime[]) => void;
  /** Of the preview, words that were handed over, and words that came from the thread that is at work now. */
  sentWords: number;
  seenWords: number;
}

/** A task that has the thread, or waits in it. */
interface Turn {
  readonly isNatural: boolean;
  readonly limit: RunningTimer | undefined;
}

/** The thread that speaks and its tasks. Where it is ended for one of them, the others begin anew on another. */
export class SpeechThread {
  readonly #dependencies: SpeechThreadDependencies;
  readonly #tasks = new Map<number, Task>();
  readonly #turns = new Map<number, Turn>();
  readonly #leaving = new Map<number, RunningTimer>();
  readonly #endless = new Set<string>();
  #thread: Thread<ToWorker, FromWorker> | undefined;
  #lastTurn: number | undefined;
  #idle: RunningTimer | undefined;
  #lastId = 0;
  #isClosed = false;

  constructor(dependencies: SpeechThreadDependencies) {
    this.#dependencies = dependencies;
  }

  /** Whether the voice is still asked. */
  isTrusted({ version }: NaturalVoice): boolean {
    return !this.#endless.has(version);
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
      if (this.#tasks.has(id)) this.#send({ type: 'continue', id });
    };
    const task: Task = {
      start: this.#isEndless(start) ? this.#withoutNatural(start) : start,
      resolve,
      reject,
      onPreview: (mp3, words) => void passOn(mp3, words).catch(reject),
      sentWords: 0,
      seenWords: 0,
    };
    this.#tasks.set(id, task);
    signal?.addEventListener('abort', stop, { once: true });
    this.#begin(id, task);
    try {
      return await promise;
    } catch (error) {
      this.#leave(id);
      throw error;
    } finally {
      signal?.removeEventListener('abort', stop);
      this.#tasks.delete(id);
      if (this.#tasks.size === 0) this.#rest();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    const thread = this.#thread;
    this.#end(new Error('Its thread has ended.'), this.#lastTurn);
    await thread?.end();
  }

  /** Without a task, the thread does not keep the process alive, nor its memory for long. */
  #rest(): void {
    this.#thread?.unref();
    const { idleMs } = this.#dependencies;
    clearTimeout(this.#idle);
    if (idleMs === undefined || this.#isClosed) return;
    this.#idle = unref(setTimeout(() => this.#end(new Error('It was idle.'), undefined), idleMs));
  }

  #begin(id: number, task: Task): void {
    task.seenWords = 0;
    this.#send({ type: 'start', id, ...task.start });
  }

  /** Has the thread leave the task; if it does not, it is ended. */
  #leave(id: number): void {
    if (this.#thread === undefined || this.#isClosed) return;
    this.#thread.post({ type: 'cancel', id });
    const { leaveMs = LEAVE_MS } = this.#dependencies;
    const limit = after(leaveMs, () => {
      if (this.#leaving.get(id) === limit) this.#end(new Error('The task was cancelled.'), id);
    });
    this.#leaving.set(id, unref(limit));
  }

  #send(message: ToWorker): void {
    clearTimeout(this.#idle);
    this.#thread ??= this.#start();
    this.#thread.ref();
    this.#thread.post(message);
  }

  #start(): Thread<ToWorker, FromWorker> {
    const {
      voiceData,
      worker: module,
      runtimeGlue,
      sentenceDelayMs = 0,
      resourceLimits,
    } = this.#dependencies;
    const workerData: WorkerStart = {
      voiceFile: voiceData,
      runtimeGlue: runtimeGlue?.href,
      sentenceDelayMs,
    };
    return new Thread(module, {
      workerData,
      resourceLimits,
      onMessage: (message) => this.#receive(message),
      onEnd: (error) => this.#end(error, this.#lastTurn),
    });
  }

  #receive(message: FromWorker): void {
    const task = this.#tasks.get(message.id);
    switch (message.type) {
      case 'turn':
        this.#takeTurn(message);
        break;
      case 'left':
        this.#forget(message.id);
        break;
      case 'preview':
        if (task !== undefined) this.#preview(task, message);
        break;
      case 'done':
        task?.resolve(message.audio);
        break;
      case 'failed':
        task?.reject(new Error(message.message));
    }
  }

  #takeTurn({ id, isNatural }: TurnMessage): void {
    clearTimeout(this.#turns.get(id)?.limit);
    const { phraseMs = PHRASE_MS } = this.#dependencies;
    const turn: Turn = {
      isNatural,
      limit: isNatural
        ? unref(after(phraseMs, () => this.#turns.get(id) === turn && this.#endEndless(id)))
        : undefined,
    };
    this.#turns.set(id, turn);
    this.#lastTurn = id;
  }

  #forget(id: number): void {
    clearTimeout(this.#turns.get(id)?.limit);
    clearTimeout(this.#leaving.get(id));
    this.#turns.delete(id);
    this.#leaving.delete(id);
    if (this.#lastTurn === id) this.#lastTurn = undefined;
  }

  /** What was handed over by an earlier thread is not handed over again. */
  #preview(task: Task, { id, mp3, words }: PreviewMessage): void {
    const known = task.sentWords - task.seenWords;
    task.seenWords += words.length;
    if (known > 0 && known >= words.length) {
      this.#send({ type: 'continue', id });
    } else {
      task.sentWords = task.seenWords;
      task.onPreview(mp3, words.slice(Math.max(0, known)));
    }
  }

  #endEndless(id: number): void {
    const voice = this.#tasks.get(id)?.start.natural?.voice;
    if (voice !== undefined) {
      this.#endless.add(voice.version);
      this.#dependencies.onEndlessVoice?.(voice);
    }
    this.#end(new Error(endlessText(this.#dependencies)), id);
  }

  /** The tasks but `causeId` begin anew; that one only if it was the natural voice's, by the built-in one. */
  #end(error: unknown, causeId: number | undefined): void {
    const wasNatural = causeId !== undefined && this.#turns.get(causeId)?.isNatural === true;
    void this.#thread?.end();
    this.#thread = undefined;
    for (const id of [...this.#turns.keys(), ...this.#leaving.keys()]) this.#forget(id);
    for (const [id, task] of [...this.#tasks]) {
      if (this.#isClosed || causeId === undefined || (id === causeId && !wasNatural)) {
        task.reject(reasonOf(error));
        this.#tasks.delete(id);
        continue;
      }
      if (id === causeId) task.start = withoutNatural(task.start, messageOf(reasonOf(error)));
      else if (this.#isEndless(task.start)) task.start = this.#withoutNatural(task.start);
      this.#begin(id, task);
    }
  }

  #isEndless({ natural }: Start): boolean {
    return natural !== undefined && !this.isTrusted(natural.voice);
  }

  #withoutNatural(start: Start): Start {
    return withoutNatural(start, endlessText(this.#dependencies));
  }
}

function withoutNatural({ natural: _, ...start }: Start, naturalFailure: string): Start {
  return { ...start, naturalFailure };
}

function endlessText({ phraseMs = PHRASE_MS }: SpeechThreadDependencies): string {
  return `It did not finish a phrase within ${phraseMs / 1000} seconds, and is not used until it is installed anew.`;
}

/** What a heap that is full ends with says nothing to people. */
function reasonOf(error: unknown): unknown {
  if (!isFullHeap(error)) return error;
  return new Error('The speech needed more memory than it may have.', { cause: error });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** After a stop of the whole computer, messages that are there already come first. */
function after(milliseconds: number, work: () => void): RunningTimer {
  return setTimeout(() => void nextTurn().then(work), milliseconds);
}
