import * as vscode from 'vscode';
import * as z from 'zod/mini';
import { builtCode } from '#host/built.ts';
import { placeOf } from '#platform/resource.ts';
import { isFullHeap, type ResourceLimits, Thread } from '#platform/thread.ts';
import type { GrammarFile } from '../../document/prose/code/grammars.ts';
import { proseKind } from '../../document/prose/formats.ts';
import { unpackPassages } from '../../document/prose/packed.ts';
import { UserError } from '../failures/userError.ts';
import type { Log } from '../log.ts';
import { describeError } from '../wording/describeError.ts';
import { t } from '../wording/localize.ts';
import type { DocumentProse } from './documentProse.ts';
import type { ProseReply, ProseRequest, ProseThreadData } from './proseMessages.ts';

/** No text takes longer than this; one that does was made to. */
const LIMIT_MS = 20_000;
/** An idle thread ends, and with it the memory of its grammars. */
const IDLE_MS = 120_000;

/** A text that waits for its turn, or is being read. */
interface Waiting {
  readonly request: ProseRequest;
  readonly resolve: (reply: ProseReply) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The thread that finds the prose of texts, one after the other; started when there is work, ended when
 * idle. A text that takes too long, or more memory than there is, ends with its thread, and the others go on in a new one.
 */
export class ProseThread implements vscode.Disposable {
  readonly #extensionUri: vscode.Uri;
  readonly #log: Pick<Log, 'warn'>;
  readonly #resourceLimits: ResourceLimits | undefined;
  readonly #waiting: Waiting[] = [];
  #current: Waiting | undefined;
  #thread: Thread<ProseRequest, ProseReply> | undefined;
  /** Ends what takes too long, or a thread that is idle. */
  #timer: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(extensionUri: vscode.Uri, log: Pick<Log, 'warn'>, resourceLimits?: ResourceLimits) {
    this.#extensionUri = extensionUri;
    this.#log = log;
    this.#resourceLimits = resourceLimits;
  }

  /** Rejects with a `UserError` if it takes too long or the thread fails. */
  async find(
    { languageId, uri }: vscode.TextDocument,
    text: string,
    hasTitles: boolean,
  ): Promise<DocumentProse> {
    const kind = proseKind(languageId, uri.path);
    const { promise, resolve, reject } = Promise.withResolvers<ProseReply>();
    this.#waiting.push({
      request: { id: ++this.#lastId, text, kind, languageId, hasTitles },
      resolve,
      reject,
    });
    this.#next();
    const reply = await promise;
    if ('error' in reply) {
      this.#log.warn(`No prose was found in a document of the language ${languageId}. ${reply.error}`);
      throw new UserError(failedMessage());
    }
    const { packed, foreign, unread, unit } = reply;
    return { passages: unpackPassages(packed), foreign, unread, unit };
  }

  dispose(): void {
    for (const { reject } of this.#waiting.splice(0)) reject(new UserError(failedMessage()));
    this.#fail(failedMessage());
  }

  /** Has the thread read the next text, if it is free. */
  #next(): void {
    if (this.#current !== undefined) return;
    clearTimeout(this.#timer);
    this.#current = this.#waiting.shift();
    if (this.#current === undefined) {
      this.#timer = setTimeout(() => this.#end(), IDLE_MS);
      return;
    }
    this.#timer = setTimeout(() => {
      this.#log.warn(
        `Finding the prose of a document took longer than ${LIMIT_MS} ms, so the thread was ended.`,
      );
      this.#fail(tooLongMessage());
    }, LIMIT_MS);
    this.#thread ??= this.#start();
    this.#thread.post(this.#current.request);
  }

  #start(): Thread<ProseRequest, ProseReply> {
    const workerData: ProseThreadData = {
      grammars: grammarFiles(vscode.extensions.all),
      onigurumaPath: placeOf(vscode.Uri.joinPath(this.#extensionUri, 'dist', 'editor', 'prose', 'onig.wasm')),
    };
    return new Thread(placeOf(builtCode(this.#extensionUri, 'editor', 'prose', 'proseWorker.js')), {
      workerData,
      resourceLimits: this.#resourceLimits,
      onMessage: (reply) => this.#receive(reply),
      onEnd: (error) => {
        this.#log.warn(`The thread that finds prose ended by itself. ${describeError(error)}`);
        this.#fail(isFullHeap(error) ? tooLargeMessage() : failedMessage());
      },
    });
  }

  #receive(reply: ProseReply): void {
    const current = this.#current;
    if (current?.request.id !== reply.id) return;
    this.#current = undefined;
    current.resolve(reply);
    this.#next();
  }

  /** The text that is being read is given up with its thread. */
  #fail(message: string): void {
    this.#end();
    const current = this.#current;
    this.#current = undefined;
    current?.reject(new UserError(message));
    if (this.#waiting.length > 0) this.#next();
  }

  #end(): void {
    clearTimeout(this.#timer);
    void this.#thread?.end();
    this.#thread = undefined;
  }
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

const grammar = z.object({
  scopeName: z.string(),
  path: z.string(),
  language: z.optional(z.string()),
  injectTo: z.optional(z.array(z.string())),
});

const manifest = z.object({ contributes: z.object({ grammars: z.array(z.unknown()) }) });

/** The grammars that the installed extensions contribute; what is not one is passed over. */
function grammarFiles(extensions: readonly vscode.Extension<unknown>[]): GrammarFile[] {
  return extensions.flatMap(({ extensionUri, packageJSON }) => {
    const parsed = manifest.safeParse(packageJSON);
    if (!parsed.success) return [];
    return parsed.data.contributes.grammars.flatMap((each) => {
      const found = grammar.safeParse(each);
      return found.success ? [fileIn(extensionUri, found.data)] : [];
    });
  });
}

function fileIn(
  folder: vscode.Uri,
  { scopeName, path, language, injectTo }: z.infer<typeof grammar>,
): GrammarFile {
  return {
    scopeName,
    path: placeOf(vscode.Uri.joinPath(folder, path)),
    ...(language === undefined ? {} : { language }),
    ...(injectTo === undefined ? {} : { injectTo }),
  };
}
