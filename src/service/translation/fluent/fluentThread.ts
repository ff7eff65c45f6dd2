import type { ResourceLimits } from 'node:worker_threads';
import { isFullHeap, Thread } from '#platform/thread.ts';
import type { FluentAnswer, FluentFiles, FluentRequest, FluentStart } from './fluentMessages.ts';

export interface FluentThreadOptions {
  /** The module of the thread, `fluentWorker`. */
  readonly worker: URL;
  /** The path of the engine's JavaScript side. */
  readonly glue: string;
  /** How long the engine stays loaded with nothing to do, in milliseconds. */
  readonly idleMs: number;
  /** How long one sentence may take, loading included, in milliseconds. */
  readonly sentenceMs: number;
  readonly resourceLimits?: ResourceLimits;
}

interface Task {
  readonly resolve: (html: string) => void;
  readonly reject: (error: Error) => void;
}

interface Running {
  readonly thread: Thread<FluentRequest, FluentAnswer>;
  readonly version: string;
}

/** The thread of the fluent engine: it starts with the first sentence and ends when it is idle, or has failed. */
export class FluentThread {
  readonly #options: FluentThreadOptions;
  readonly #tasks = new Map<number, Task>();
  #running: Running | undefined;
  #lastId = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: FluentThreadOptions) {
    this.#options = options;
  }

  /** One sentence with elements; rejects with an Error of one sentence, after which the next one starts anew. */
  async translate(files: FluentFiles, html: string): Promise<string> {
    const { thread } = this.#runningFor(files);
    clearTimeout(this.#idle);
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    this.#tasks.set(id, { resolve, reject });
    const limit = setTimeout(() => this.#end(new Error('It took too long.')), this.#options.sentenceMs);
    thread.ref();
    thread.post({ id, html });
    try {
      return await promise;
    } finally {
      clearTimeout(limit);
      this.#tasks.delete(id);
      if (this.#tasks.size === 0) this.#rest();
    }
  }

  async close(): Promise<void> {
    const thread = this.#running?.thread;
    this.#end(new Error('Its thread has ended.'));
    await thread?.end();
  }

  #runningFor(files: FluentFiles): Running {
    if (this.#running !== undefined && this.#running.version !== files.version)
      this.#end(new Error('Another model was installed.'));
    this.#running ??= { thread: this.#start(files), version: files.version };
    return this.#running;
  }

  #start(files: FluentFiles): Thread<FluentRequest, FluentAnswer> {
    const { worker: module, glue, resourceLimits } = this.#options;
    const workerData: FluentStart = { files, glue };
    return new Thread(module, {
      workerData,
      resourceLimits,
      onMessage: (answer) => this.#receive(answer),
      onEnd: (error) => this.#end(errorOf(error)),
    });
  }

  #receive(answer: FluentAnswer): void {
    if ('html' in answer) this.#tasks.get(answer.id)?.resolve(answer.html);
    // An engine that has failed once is not to be trusted again.
    else this.#end(new Error(answer.failure));
  }

  /** Without a sentence the thread does not keep the process alive, and after a while it gives its memory back. */
  #rest(): void {
    if (this.#running === undefined) return;
    this.#running.thread.unref();
    this.#idle = setTimeout(() => this.#end(new Error('It was idle.')), this.#options.idleMs).unref();
  }

  #end(error: Error): void {
    void this.#running?.thread.end();
    this.#running = undefined;
    clearTimeout(this.#idle);
    for (const task of this.#tasks.values()) task.reject(error);
    this.#tasks.clear();
  }
}

function errorOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return isFullHeap(error) ? new Error('It needed more memory than it may have.', { cause: error }) : error;
}
