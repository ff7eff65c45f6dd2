import * as vscode from 'vscode';
import { lfText } from '../lfText.ts';
import type { DocumentProse } from './documentProse.ts';
import type { ProseThread } from './proseThread.ts';

/** Tells what of documents is prose; a text is divided once, in a thread of its own. */
export interface ProseReader extends vscode.Disposable {
  /** What of the document as it is now is prose. @param signal ends the wait, not the work */
  of(document: vscode.TextDocument, signal?: AbortSignal): Promise<DocumentProse>;
  /** The same if it is known without asking. */
  known(document: vscode.TextDocument): DocumentProse | undefined;
  /** What of a part of the document is prose, taken for a document of its own. */
  ofPart(document: vscode.TextDocument, range: vscode.Range, signal?: AbortSignal): Promise<DocumentProse>;
  /** The same if it is known without asking. */
  knownPart(document: vscode.TextDocument, range: vscode.Range): DocumentProse | undefined;
}

/** So many texts are remembered, the ones used last. */
const MAX_REMEMBERED = 12;

interface Remembered {
  readonly version: number;
  readonly languageId: string;
  readonly asked: Promise<DocumentProse>;
  found?: DocumentProse;
}

/** Starts no thread before it is first needed. */
export function createProseReader(extensionUri: vscode.Uri): ProseReader {
  const remembered = new Map<string, Remembered>();
  let thread: Promise<ProseThread> | undefined;
  const divide = async (document: vscode.TextDocument, text: string) => {
    thread ??= import('./proseThread.ts').then(({ ProseThread }) => new ProseThread(extensionUri));
    return (await thread).divide(document, text);
  };
  const find = (document: vscode.TextDocument, range?: vscode.Range) => {
    const found = remembered.get(nameOf(document, range));
    const { version, languageId } = document;
    return found?.version === version && found.languageId === languageId ? found : undefined;
  };
  const remember = (name: string, entry: Remembered) => {
    remembered.delete(name);
    remembered.set(name, entry);
    const [oldest] = remembered.keys();
    if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  };
  const ask = (document: vscode.TextDocument, range?: vscode.Range): Remembered => {
    const name = nameOf(document, range);
    const text = range === undefined ? lfText(document) : document.getText(range).replaceAll('\r\n', '\n');
    const { version, languageId } = document;
    const entry: Remembered = { version, languageId, asked: divide(document, text) };
    entry.asked.then(
      (prose) => {
        entry.found = prose;
      },
      () => {
        if (remembered.get(name) === entry) remembered.delete(name);
      },
    );
    remember(name, entry);
    return entry;
  };
  const get = (document: vscode.TextDocument, signal?: AbortSignal, range?: vscode.Range) => {
    const { asked } = find(document, range) ?? ask(document, range);
    return signal === undefined ? asked : untilAbort(asked, signal);
  };
  return {
    of: (document, signal) => get(document, signal),
    known: (document) => find(document)?.found,
    ofPart: (document, range, signal) => get(document, signal, range),
    knownPart: (document, range) => find(document, range)?.found,
    dispose: () => void thread?.then((started) => started.dispose()),
  };
}

function nameOf({ uri }: vscode.TextDocument, range?: vscode.Range): string {
  return range === undefined ? uri.toString() : `${uri.toString()}#${range.start.line}-${range.end.line}`;
}

async function untilAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
