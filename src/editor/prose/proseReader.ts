import * as vscode from 'vscode';
import { untilAbort } from '../../platform/untilAbort.ts';
import { lfText } from '../documents/lfDocument.ts';
import { Lazy } from '../lazy.ts';
import type { Log } from '../log.ts';
import type { DocumentProse } from './documentProse.ts';

/** Tells what of documents is prose; a text is divided once, in a thread of its own unless it is plain and short. */
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

/** What is known of a document as it was in one version and language and by one setting, by part; '' is the whole. */
interface Remembered {
  readonly version: number;
  readonly languageId: string;
  readonly hasTitles: boolean;
  readonly parts: Map<string, Answer>;
}

interface Answer {
  readonly asked: Promise<DocumentProse>;
  found?: DocumentProse;
}

interface ProseReaderDependencies {
  /** The folder of the extension. */
  readonly extensionUri: vscode.Uri;
  readonly log: Pick<Log, 'warn'>;
}

/** Starts no thread before it is first needed. */
export function createProseReader({ extensionUri, log }: ProseReaderDependencies): ProseReader {
  const remembered = new WeakMap<vscode.TextDocument, Remembered>();
  const thread = new Lazy(async () => new (await import('./proseThread.ts')).ProseThread(extensionUri, log));
  const divide = async (document: vscode.TextDocument, text: string) => {
    const { dividePlain } = await import('./plainProse.ts');
    const plain = dividePlain(document, text);
    if (plain !== undefined) return plain;
    return (await thread.get()).divide(document, text, hasTitles(document));
  };
  const knownOf = (document: vscode.TextDocument): Remembered => {
    const { version, languageId } = document;
    const known = remembered.get(document);
    const read = { version, languageId, hasTitles: hasTitles(document) };
    if (known?.version === version && known.languageId === languageId && known.hasTitles === read.hasTitles)
      return known;
    const fresh = { ...read, parts: new Map<string, Answer>() };
    remembered.set(document, fresh);
    return fresh;
  };
  const ask = (document: vscode.TextDocument, range?: vscode.Range): Answer => {
    const { parts } = knownOf(document);
    const name = nameOf(range);
    const text = lfText(document, range);
    const answer: Answer = { asked: divide(document, text) };
    parts.set(name, answer);
    answer.asked.then(
      (prose) => {
        answer.found = prose;
      },
      () => parts.delete(name),
    );
    return answer;
  };
  const get = (document: vscode.TextDocument, signal?: AbortSignal, range?: vscode.Range) => {
    const { asked } = knownOf(document).parts.get(nameOf(range)) ?? ask(document, range);
    return signal === undefined ? asked : untilAbort(asked, signal);
  };
  return {
    of: (document, signal) => get(document, signal),
    known: (document) => knownOf(document).parts.get(nameOf())?.found,
    ofPart: (document, range, signal) => get(document, signal, range),
    knownPart: (document, range) => knownOf(document).parts.get(nameOf(range))?.found,
    dispose: () => void thread.loaded?.then((started) => started.dispose()),
  };
}

function hasTitles(document: vscode.TextDocument): boolean {
  return vscode.workspace.getConfiguration('harf', document).get('markdown.titles') === true;
}

function nameOf(range?: vscode.Range): string {
  return range === undefined ? '' : `${range.start.line}-${range.end.line}`;
}
