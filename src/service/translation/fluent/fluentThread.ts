import { type ResourceLimits, Worker } from 'node:worker_threads';
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

/** The model lies outside of this heap. */
const RESOURCE_LIMITS: ResourceLimits = { maxOldGenerationSizeMb: 512 };

interface Task {
  readonly resolve: (html: string) => void;
  readonly reject: (error: Error) => void;
}

interface Running {
  readonly worker: Worker;
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
    const { worker } = this.#workerFor(files);
    clearTimeout(this.#idle);
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    this.#tasks.set(id, { resolve, reject });
    const limit = setTimeout(
      () => this.#end(worker, new Error('It took too long.')),
      this.#options.sentenceMs,
    );
    worker.ref();
    worker.postMessage({ id, html } satisfies FluentRequest);
    try {
      return await promise;
    } finally {
      clearTimeout(limit);
      this.#tasks.delete(id);
      if (this.#tasks.size === 0) this.#rest(worker);
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#running?.worker.terminate();
  }

  #workerFor(files: FluentFiles): Running {
    if (this.#running !== undefined && this.#running.version !== files.version)
      this.#end(this.#running.worker, new Error('Another model was installed.'));
    this.#running ??= { worker: this.#start(files), version: files.version };
    return this.#running;
  }

  #start(files: FluentFiles): Worker {
    const { worker: module, glue, resourceLimits = RESOURCE_LIMITS } = this.#options;
    const workerData: FluentStart = { files, glue };
    const worker = new Worker(module, { workerData, resourceLimits });
    worker.on('message', (answer: FluentAnswer) => this.#receive(worker, answer));
    worker.on('error', (error) => this.#end(worker, errorOf(error)));
    worker.on('exit', () => this.#end(worker, new Error('Its thread has ended.')));
    return worker;
  }

  #receive(worker: Worker, answer: FluentAnswer): void {
    if ('html' in answer) this.#tasks.get(answer.id)?.resolve(answer.html);
    // An engine that has failed once is not to be trusted again.
    else this.#end(worker, new Error(answer.failure));
  }

  /** Without a sentence the thread does not keep the process alive, and after a while it gives its memory back. */
  #rest(worker: Worker): void {
    worker.unref();
    this.#idle = setTimeout(() => this.#end(worker, new Error('It was idle.')), this.#options.idleMs).unref();
  }

  #end(worker: Worker, error: Error): void {
    void worker.terminate();
    if (this.#running?.worker !== worker) return;
    this.#running = undefined;
    clearTimeout(this.#idle);
    for (const task of this.#tasks.values()) task.reject(error);
    this.#tasks.clear();
  }
}

function errorOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const isFull = Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY';
  return isFull ? new Error('It needed more memory than it may have.', { cause: error }) : error;
}
