import * as vscode from 'vscode';
import type { Link } from '../../../document/links/link.ts';
import type { TrackedSpans } from '../../../document/links/trackedSpans.ts';
import type { TextChange } from '../../../text/span.ts';
import { lfText, onLfChanges } from '../../documents/lfDocument.ts';
import { inSlices } from '../../documents/slices.ts';
import type { Lazy } from '../../lazy.ts';
import type { Log } from '../../log.ts';
import { describeError } from '../../wording/describeError.ts';
import type { LinkedDocuments } from '../linkedDocuments.ts';
import type { LinkRecord } from './linkRecord.ts';
import type { LinkStore } from './linkStore.ts';

/** Where links are kept. */
type LinkRecords = Pick<LinkStore, 'find' | 'keep' | 'count' | 'clear'>;

/** They are loaded when they are first asked for. */
type KeptRecords = Pick<Lazy<LinkRecords>, 'get'>;

/** So long after the last change, away from typing, links are written. */
const WRITE_AFTER_MS = 1500;
/** Untitled documents have the same few names in every window, again and again. */
const SESSION = crypto.randomUUID();

/** Keeps links beyond the closing of a document or its window. */
export class LinkKeeper implements vscode.Disposable {
  readonly #linkedDocuments: LinkedDocuments;
  readonly #store: KeptRecords;
  readonly #log: Pick<Log, 'debug' | 'warn'>;
  readonly #unwritten = new Set<vscode.TextDocument>();
  readonly #subscriptions: vscode.Disposable;
  /** After activation, which reads nothing. */
  readonly #start = setTimeout(() => {
    for (const document of vscode.workspace.textDocuments) this.#fetchQuietly(document);
  });
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  /** What was found before everything was deleted is not taken up. */
  #clearings = 0;

  constructor(linkedDocuments: LinkedDocuments, store: KeptRecords, log: Pick<Log, 'debug' | 'warn'>) {
    this.#linkedDocuments = linkedDocuments;
    this.#store = store;
    this.#log = log;
    this.#subscriptions = vscode.Disposable.from(
      linkedDocuments.onDidChange((document) => {
        this.#unwritten.add(document);
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.flush(), WRITE_AFTER_MS);
      }),
      linkedDocuments.onDidClose(({ document, text, links }) => {
        this.#unwritten.delete(document);
        void this.#inTurn(async () =>
          (await store.get()).keep(addressOf(document), { text, words: await listed(links.from(0)) }),
        );
      }),
      vscode.workspace.onDidSaveTextDocument((document) => {
        if (this.#unwritten.has(document)) void this.#write(document);
      }),
      vscode.workspace.onDidOpenTextDocument((document) => this.#fetchQuietly(document)),
    );
  }

  /** Writes what is not written yet. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    for (const document of this.#unwritten) void this.#write(document);
    await this.#writing;
  }

  /** Of how many documents there are links, open ones and kept ones. */
  async count(): Promise<number> {
    await this.flush();
    const open = this.#linkedDocuments
      .documents()
      .filter((document) => hasLinks(this.#linkedDocuments.of(document)));
    return (await this.#store.get()).count(open.map(addressOf));
  }

  /** Deletes what is kept and lets all links go; rejects if not all could be deleted. */
  async clear(): Promise<void> {
    this.#clearings++;
    this.#linkedDocuments.forget();
    this.#unwritten.clear();
    const cleared = this.#writing.then(async () => (await this.#store.get()).clear());
    this.#writing = cleared.catch(() => {});
    await cleared;
  }

  dispose(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#start);
    this.#subscriptions.dispose();
  }

  /** One after the other, whatever comes of those before. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#writing = this.#writing.then(work).catch((error: unknown) => this.#log.warn(describeError(error)));
    return this.#writing;
  }

  #write(document: vscode.TextDocument): Promise<void> {
    this.#unwritten.delete(document);
    return this.#inTurn(async () => {
      const record = await recordOf(this.#linkedDocuments, document);
      if (record) await (await this.#store.get()).keep(addressOf(document), record);
    });
  }

  #fetchQuietly(document: vscode.TextDocument): void {
    void this.#fetch(document).catch((error: unknown) => this.#log.debug(describeError(error)));
  }

  async #fetch(document: vscode.TextDocument): Promise<void> {
    // What is being deleted is not found.
    await this.#writing;
    const before = this.#clearings;
    if (document.isClosed || this.#linkedDocuments.of(document)) return;
    let since: TextChange[] = [];
    const tracking = onLfChanges(document, ({ changes }) => since.push(...changes));
    const readText = () => {
      since = [];
      return lfText(document);
    };
    try {
      const address = document.isUntitled ? undefined : addressOf(document);
      const links = await (await this.#store.get()).find({ address, readText });
      if (links === undefined || this.#clearings !== before || document.isClosed) return;
      links.edit(since);
      this.#linkedDocuments.setLinks(document, links);
    } finally {
      tracking.dispose();
    }
  }
}

function hasLinks(links: TrackedSpans<Link> | undefined): boolean {
  return links?.from(0).next().done === false;
}

/** Where the records of a document are kept. */
function addressOf({ uri, isUntitled }: vscode.TextDocument): string {
  return isUntitled ? `${SESSION} ${uri}` : uri.toString();
}

/** Undefined if the document changed meanwhile: then it is to be written again anyway. */
async function recordOf(
  linkedDocuments: LinkedDocuments,
  document: vscode.TextDocument,
): Promise<LinkRecord | undefined> {
  const links = linkedDocuments.of(document);
  const { version } = document;
  const isSame = () => document.version === version && linkedDocuments.of(document) === links;
  const text = lfText(document);
  const words = await listed(links?.from(0) ?? [], isSame);
  return words && { text, words };
}

/** The items, counted in slices; undefined if they changed between two. */
async function listed<T>(items: Iterable<T>): Promise<readonly T[]>;
async function listed<T>(items: Iterable<T>, isSame: () => boolean): Promise<readonly T[] | undefined>;
async function listed<T>(items: Iterable<T>, isSame = () => true): Promise<readonly T[] | undefined> {
  const all: T[] = [];
  for await (const slice of inSlices(items)) {
    if (!isSame()) return undefined;
    for (const item of slice) all.push(item);
  }
  return all;
}
