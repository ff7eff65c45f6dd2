import * as vscode from 'vscode';
import { lfText } from '../documents/lfDocument.ts';
import { LazyDisposable } from '../lazy.ts';
import type { Log } from '../log.ts';
import type { DocumentProse } from './documentProse.ts';
import type { ProseThread } from './proseThread.ts';

/** What is known of a document as it was in one version and language and by one setting, by part; '' is the whole. */
interface Remembered {
  readonly version: number;
  readonly languageId: string;
  readonly hasTitles: boolean;
  readonly parts: Map<string, AskedProse>;
}

interface AskedProse {
  readonly asked: Promise<DocumentProse>;
  found?: DocumentProse;
}

/**
 * Tells what of documents is prose; it is found once, in a thread of its own unless the text is plain and short. Starts
 * no thread before it is first needed.
 */
export class ProseReader implements vscode.Disposable {
  readonly #remembered = new WeakMap<vscode.TextDocument, Remembered>();
  readonly #thread: LazyDisposable<ProseThread>;

  /** @param extensionUri the folder of the extension */
  constructor(extensionUri: vscode.Uri, log: Pick<Log, 'warn'>) {
    this.#thread = new LazyDisposable(
      async () => new (await import('./proseThread.ts')).ProseThread(extensionUri, log),
    );
  }

  /** What of the document as it is now is prose. @param signal ends the wait, not the work */
  of(document: vscode.TextDocument, signal?: AbortSignal): Promise<DocumentProse> {
    return this.#get(document, signal);
  }

  /** The same if it is known without asking. */
  known(document: vscode.TextDocument): DocumentProse | undefined {
    return this.#rememberedOf(document).parts.get(nameOf())?.found;
  }

  /** What of a part of the document is prose, taken for a document of its own. */
  ofPart(document: vscode.TextDocument, range: vscode.Range, signal?: AbortSignal): Promise<DocumentProse> {
    return this.#get(document, signal, range);
  }

  /** The same if it is known without asking. */
  knownPart(document: vscode.TextDocument, range: vscode.Range): DocumentProse | undefined {
    return this.#rememberedOf(document).parts.get(nameOf(range))?.found;
  }

  dispose(): void {
    this.#thread.dispose();
  }

  async #get(
    document: vscode.TextDocument,
    signal?: AbortSignal,
    range?: vscode.Range,
  ): Promise<DocumentProse> {
    const { asked } = this.#rememberedOf(document).parts.get(nameOf(range)) ?? this.#ask(document, range);
    if (signal === undefined) return asked;
    const { untilAbort } = await import('../../platform/untilAbort.ts');
    return untilAbort(asked, signal);
  }

  #rememberedOf(document: vscode.TextDocument): Remembered {
    const { version, languageId } = document;
    const known = this.#remembered.get(document);
    const read = { version, languageId, hasTitles: hasTitles(document) };
    if (known?.version === version && known.languageId === languageId && known.hasTitles === read.hasTitles)
      return known;
    const fresh = { ...read, parts: new Map<string, AskedProse>() };
    this.#remembered.set(document, fresh);
    return fresh;
  }

  #ask(document: vscode.TextDocument, range?: vscode.Range): AskedProse {
    const { parts } = this.#rememberedOf(document);
    const name = nameOf(range);
    const answer: AskedProse = { asked: this.#find(document, lfText(document, range)) };
    parts.set(name, answer);
    answer.asked.then(
      (prose) => {
        answer.found = prose;
      },
      () => parts.delete(name),
    );
    return answer;
  }

  async #find(document: vscode.TextDocument, text: string): Promise<DocumentProse> {
    const { findPlainProse } = await import('./plainProse.ts');
    const plain = findPlainProse(document, text);
    if (plain !== undefined) return plain;
    return (await this.#thread.get()).find(document, text, hasTitles(document));
  }
}

function hasTitles(document: vscode.TextDocument): boolean {
  return vscode.workspace.getConfiguration('harf', document).get('markdown.titles') === true;
}

function nameOf(range?: vscode.Range): string {
  return range === undefined ? '' : `${range.start.line}-${range.end.line}`;
}
