import * as vscode from 'vscode';
import { describeError } from '../describeError.ts';
import { lfText } from '../lfText.ts';
import type { Log } from '../log.ts';
import type { LinkedDocuments } from './linkedDocuments.ts';
import type { LinkStore } from './linkStore.ts';

export interface LinkKeeperParts {
  readonly linkedDocuments: LinkedDocuments;
  readonly store: LinkStore;
  readonly log: Pick<Log, 'debug' | 'warn'>;
}

/** Keeps links beyond the closing of a document or its window. */
export interface LinkKeeper extends vscode.Disposable {
  /** Writes what is not written yet. */
  flush(): Promise<void>;
  /** Deletes what is kept and lets all links go. */
  clear(): Promise<void>;
}

/** So long after the last change, away from typing, links are written. */
const WRITE_AFTER_MS = 1500;

export function createLinkKeeper({ linkedDocuments, store, log }: LinkKeeperParts): LinkKeeper {
  const unwritten = new Set<vscode.TextDocument>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  /** One after the other, whatever comes of those before. */
  const inTurn = (work: () => Promise<void>) => {
    writing = writing.then(work).catch((error: unknown) => log.warn(describeError(error)));
    return writing;
  };
  const write = (document: vscode.TextDocument) => {
    unwritten.delete(document);
    const words = [...(linkedDocuments.of(document)?.from(0) ?? [])];
    const text = lfText(document);
    return inTurn(() => store.keep(document, { text, words }));
  };
  const flush = async () => {
    clearTimeout(timer);
    for (const document of unwritten) void write(document);
    await writing;
  };
  const fetch = async (document: vscode.TextDocument) => {
    if (store.isEmpty() || linkedDocuments.of(document)) return;
    const words = await store.find(document, lfText(document));
    if (!document.isClosed && !linkedDocuments.of(document)) linkedDocuments.add(document, words);
  };
  const fetchQuietly = (document: vscode.TextDocument) =>
    void fetch(document).catch((error: unknown) => log.debug(describeError(error)));
  const fetchAll = () => vscode.workspace.textDocuments.forEach(fetchQuietly);
  // After activation, which reads nothing.
  const start = store.isEmpty() ? undefined : setTimeout(fetchAll);
  const subscriptions = [
    linkedDocuments.onDidChange((document) => {
      unwritten.add(document);
      clearTimeout(timer);
      timer = setTimeout(flush, WRITE_AFTER_MS);
    }),
    linkedDocuments.onDidClose(({ document, text, words }) => {
      unwritten.delete(document);
      void inTurn(() => store.keep(document, { text, words }));
    }),
    vscode.workspace.onDidSaveTextDocument((document) => {
      if (unwritten.has(document)) void write(document);
    }),
    vscode.workspace.onDidOpenTextDocument(fetchQuietly),
  ];
  return {
    flush,
    async clear() {
      linkedDocuments.forget();
      unwritten.clear();
      await inTurn(() => store.clear());
    },
    dispose() {
      clearTimeout(timer);
      clearTimeout(start);
      vscode.Disposable.from(...subscriptions).dispose();
    },
  };
}
