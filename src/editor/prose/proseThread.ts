import { type ResourceLimits, Worker } from 'node:worker_threads';
import * as vscode from 'vscode';
import { proseKind } from '../../document/prose/kinds.ts';
import { unpackPassages } from '../../document/prose/packed.ts';
import { Notice } from '../failures/notice.ts';
import type { Log } from '../log.ts';
import { describeError } from '../wording/describeError.ts';
import { t } from '../wording/localize.ts';
import type { DocumentProse } from './documentProse.ts';
import { grammarFiles } from './grammarFiles.ts';
import type { ProseReply, ProseRequest, ProseThreadData } from './proseMessages.ts';

/** No text takes longer than this; one that does was made to. */
const LIMIT_MS = 20_000;
/** An idle thread ends, and with it the memory of its grammars. */
const IDLE_MS = 120_000;
/** Far more than any document needs that somebody wrote. */
const RESOURCE_LIMITS: ResourceLimits = { maxOldGenerationSizeMb: 512 };

interface Waiting {
  readonly request: ProseRequest;
  readonly resolve: (reply: ProseReply) => void;
  readonly reject: (error: unknown) => void;
}

/** The thread that divides texts into prose and what is not; started when there is work, ended when idle. */
export class ProseThread implements vscode.Disposable {
  readonly #extensionUri: vscode.Uri;
  readonly #log: Pick<Log, 'warn'>;
  readonly #resourceLimits: ResourceLimits;
  /** In the order in which they are answered. */
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(extensionUri: vscode.Uri, log: Pick<Log, 'warn'>, resourceLimits = RESOURCE_LIMITS) {
    this.#extensionUri = extensionUri;
    this.#log = log;
    this.#resourceLimits = resourceLimits;
  }

  /** Rejects with a `Notice` if it takes too long or the thread fails. */
  async divide({ languageId, uri }: vscode.TextDocument, text: string): Promise<DocumentProse> {
    const kind = proseKind(languageId, uri.path);
    const id = ++this.#lastId;
    const reply = await this.#ask({ id, text, kind, languageId });
    if ('error' in reply) {
      this.#log.warn(`A document of the language ${languageId} could not be divided. ${reply.error}`);
      throw new Notice(failedMessage());
    }
    const { packed, foreign, unread, unit } = reply;
    return { passages: unpackPassages(packed), foreign, unread, unit };
  }

  dispose(): void {
    clearTimeout(this.#idle);
    this.#end();
  }

  async #ask(request: ProseRequest): Promise<ProseReply> {
    clearTimeout(this.#idle);
    const { promise, resolve, reject } = Promise.withResolvers<ProseReply>();
    this.#waiting.set(request.id, { request, resolve, reject });
    const limit = setTimeout(() => {
      this.#log.warn(`A document took longer than ${LIMIT_MS} ms to be divided, so the thread was ended.`);
      reject(new Notice(tooLongMessage()));
      this.#end();
    }, LIMIT_MS);
    try {
      this.#worker ??= this.#start();
      this.#worker.postMessage(request);
      return await promise;
    } finally {
      clearTimeout(limit);
      this.#waiting.delete(request.id);
      if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.#end(), IDLE_MS);
    }
  }

  #start(): Worker {
    const folder = vscode.Uri.joinPath(this.#extensionUri, 'dist', 'editor', 'prose');
    const workerData: ProseThreadData = {
      grammars: grammarFiles(vscode.extensions.all),
      onigurumaPath: vscode.Uri.joinPath(folder, 'onig.wasm').fsPath,
    };
    const worker = new Worker(vscode.Uri.joinPath(folder, 'proseWorker.js').fsPath, {
      workerData,
      resourceLimits: this.#resourceLimits,
    });
    worker.on('message', (reply: ProseReply) => this.#waiting.get(reply.id)?.resolve(reply));
    const fail = (why: string) => {
      if (this.#worker !== worker) return;
      this.#log.warn(`The thread that divides documents ended by itself. ${why}`);
      this.#end();
    };
    worker.on('error', (error) => {
      if (this.#worker === worker && isFullHeap(error)) this.#failFirst();
      else fail(describeError(error));
    });
    worker.on('exit', (code) => fail(`Exit code ${code}.`));
    return worker;
  }

  /** The first of those that wait has filled the memory; the others are asked of a new thread. */
  #failFirst(): void {
    this.#log.warn('A document needed more memory to be divided than the thread may have, so it was ended.');
    this.#worker = undefined;
    const [first, ...others] = [...this.#waiting.values()];
    first?.reject(new Notice(tooLargeMessage()));
    if (others.length === 0) return;
    const worker = this.#start();
    this.#worker = worker;
    for (const { request } of others) worker.postMessage(request);
  }

  #end(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Notice(failedMessage()));
    void worker?.terminate();
  }
}

function isFullHeap(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY';
}

function tooLargeMessage(): string {
  return t(
    'To tell what is text in this document takes more memory than Harf may use, so nothing was changed. Copy the text into a new document.',
  );
}

function tooLongMessage(): string {
  return t(
    'It takes too long to tell what is text in this document, so nothing was changed. Copy the text into a new document.',
  );
}

function failedMessage(): string {
  return t(
    'Harf could not tell what is text in this document, so nothing was changed. Copy the text into a new document.',
  );
}
