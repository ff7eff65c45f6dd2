import * as vscode from 'vscode';
import type { TextChange } from '../../../document/edits/textChange.ts';
import type { Link } from '../../../document/links/link.ts';
import type { TrackedSpans } from '../../../document/links/trackedSpans.ts';
import { lfText, onLfChanges } from '../../documents/lfDocument.ts';
import { inSlices } from '../../documents/slices.ts';
import type { Log } from '../../log.ts';
import { describeError } from '../../wording/describeError.ts';
import type { LinkedDocuments } from '../linkedDocuments.ts';
import type { LinkRecord } from './linkRecord.ts';
import type { LinkStore } from './linkStore.ts';

interface LinkKeeperDependencies {
  readonly linkedDocuments: LinkedDocuments;
  readonly store: LinkStore;
  readonly log: Pick<Log, 'debug' | 'warn'>;
}

/** Keeps links beyond the closing of a document or its window. */
export interface LinkKeeper extends vscode.Disposable {
  /** Writes what is not written yet. */
  flush(): Promise<void>;
  /** Of how many documents there are links, open ones and kept ones. */
  count(): Promise<number>;
  /** Deletes what is kept and lets all links go; rejects if not all could be deleted. */
  clear(): Promise<void>;
}

/** So long after the last change, away from typing, links are written. */
const WRITE_AFTER_MS = 1500;
/** Untitled documents have the same few names in every window, again and again. */
const SESSION = crypto.randomUUID();

export function createLinkKeeper({ linkedDocuments, store, log }: LinkKeeperDependencies): LinkKeeper {
  const unwritten = new Set<vscode.TextDocument>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  /** What was found before everything was deleted is not taken up. */
  let clearings = 0;
  /** One after the other, whatever comes of those before. */
  const inTurn = (work: () => Promise<void>) => {
    writing = writing.then(work).catch((error: unknown) => log.warn(describeError(error)));
    return writing;
  };
  const write = (document: vscode.TextDocument) => {
    unwritten.delete(document);
    return inTurn(async () => {
      const record = await recordOf(linkedDocuments, document);
      if (record) await store.keep(addressOf(document), record);
    });
  };
  const flush = async () => {
    clearTimeout(timer);
    for (const document of unwritten) void write(document);
    await writing;
  };
  const fetch = async (document: vscode.TextDocument) => {
    // What is being deleted is not found.
    await writing;
    const before = clearings;
    if (document.isClosed || linkedDocuments.of(document)) return;
    let since: TextChange[] = [];
    const tracking = onLfChanges(document, ({ changes }) => since.push(...changes));
    const readText = () => {
      since = [];
      return lfText(document);
    };
    try {
      const address = document.isUntitled ? undefined : addressOf(document);
      const links = await store.find({ address, readText });
      if (links === undefined || clearings !== before || document.isClosed) return;
      links.edit(since);
      linkedDocuments.adopt(document, links);
    } finally {
      tracking.dispose();
    }
  };
  const fetchQuietly = (document: vscode.TextDocument) =>
    void fetch(document).catch((error: unknown) => log.debug(describeError(error)));
  const fetchAll = () => vscode.workspace.textDocuments.forEach(fetchQuietly);
  // After activation, which reads nothing.
  const start = setTimeout(fetchAll);
  const subscriptions = [
    linkedDocuments.onDidChange((document) => {
      unwritten.add(document);
      clearTimeout(timer);
      timer = setTimeout(flush, WRITE_AFTER_MS);
    }),
    linkedDocuments.onDidClose(({ document, text, links }) => {
      unwritten.delete(document);
      void inTurn(async () => store.keep(addressOf(document), { text, words: await listed(links.from(0)) }));
    }),
    vscode.workspace.onDidSaveTextDocument((document) => {
      if (unwritten.has(document)) void write(document);
    }),
    vscode.workspace.onDidOpenTextDocument(fetchQuietly),
  ];
  return {
    flush,
    async count() {
      await flush();
      const open = linkedDocuments.documents().filter((document) => hasLinks(linkedDocuments.of(document)));
      return store.count(open.map(addressOf));
    },
    async clear() {
      clearings++;
      linkedDocuments.forget();
      unwritten.clear();
      const cleared = writing.then(() => store.clear());
      writing = cleared.catch(() => {});
      await cleared;
    },
    dispose() {
      clearTimeout(timer);
      clearTimeout(start);
      vscode.Disposable.from(...subscriptions).dispose();
    },
  };
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
