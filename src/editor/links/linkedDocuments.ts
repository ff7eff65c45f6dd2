import * as vscode from 'vscode';
import type { Link } from '../../document/links/link.ts';
import { type TrackedSpan, TrackedSpans } from '../../document/links/trackedSpans.ts';
import { type Span, sliceSpan } from '../../text/span.ts';
import { lfText, onLfChanges, readLf } from '../documents/lfDocument.ts';
import { inSlices } from '../documents/slices.ts';
import type { TrackedText } from '../documents/trackedText.ts';

type Links = TrackedSpans<Link>;

interface ClosedDocument {
  readonly document: vscode.TextDocument;
  readonly text: string;
  /** They do not change any more. */
  readonly links: Links;
}

interface Tracked {
  readonly links: Links;
  readonly subscription: vscode.Disposable;
}

const MAX_DOCUMENTS = 20;
/** Of all texts together, unless there is only one. */
const MAX_UTF16_LENGTH = 8_000_000;

/**
 * The words in open documents that are tied to their counterparts: the Latin ones, or the Persian ones. Tracks edits only
 * of documents that have links; listens to nothing until there is one.
 */
export class LinkedDocuments implements vscode.Disposable {
  readonly #textOf: (link: Link) => string;
  readonly #tracked = new Map<vscode.TextDocument, Tracked>();
  readonly #changed = new vscode.EventEmitter<vscode.TextDocument>();
  readonly #ended = new vscode.EventEmitter<ClosedDocument>();
  readonly #closed = new ClosedLinks();
  readonly #puttingBack = new Set<vscode.TextDocument>();
  #listening: vscode.Disposable | undefined;
  /** What was being added before everything was let go is not added any more. */
  #forgettings = 0;

  /** Tells which document has other links, or the same ones at other places. */
  readonly onDidChange = this.#changed.event;
  /** Tells the last links of a document that was closed. */
  readonly onDidClose = this.#ended.event;

  /** @param textOf the word of a link that stands in the documents */
  constructor(textOf: (link: Link) => string) {
    this.#textOf = textOf;
  }

  /**
   * Ties words of a document, some at a time, so that the editor goes on meanwhile; those that do not stand in it,
   * or are edited before their turn, are left out.
   * @param words in order, in offsets of `source`
   * @param source of the document
   */
  async add(
    document: vscode.TextDocument,
    words: Iterable<TrackedSpan<Link>>,
    { text, find }: TrackedText,
  ): Promise<void> {
    const before = this.#forgettings;
    for await (const slice of inSlices(words)) {
      if (this.#forgettings !== before) return;
      const there = slice.flatMap(({ value, ...word }) => {
        const now = sliceSpan(text, word) === this.#textOf(value) ? find(word) : undefined;
        return now === undefined ? [] : [{ ...now, value }];
      });
      if (there.length === 0) continue;
      (this.of(document) ?? this.#track(document, new TrackedSpans(this.#textOf))).add(there);
    }
    if (this.#tracked.has(document)) this.#changed.fire(document);
  }

  /**
   * Takes over links, which nobody else changes from then on, of the document as it is now; a document that has
   * links already keeps those.
   */
  setLinks(document: vscode.TextDocument, links: Links): void {
    if (this.#tracked.has(document) || links.from(0).next().done) return;
    this.#track(document, links);
    this.#changed.fire(document);
  }

  /** Has words that `change` puts back in a document be tied again, as undoing puts them back. */
  async puttingBack<T>(document: vscode.TextDocument, change: () => Promise<T>): Promise<T> {
    this.#puttingBack.add(document);
    try {
      return await change();
    } finally {
      this.#puttingBack.delete(document);
    }
  }

  /** Lets go of the words within spans of a document as it is now. */
  release(document: vscode.TextDocument, spans: readonly Span[]): void {
    const links = this.of(document);
    if (links === undefined) return;
    for (const span of spans) links.release(span);
    this.#changed.fire(document);
  }

  /** Undefined if the document never had any. */
  of(document: vscode.TextDocument): Links | undefined {
    return this.#tracked.get(document)?.links;
  }

  /** Those that have links, or had some since they were opened. */
  documents(): readonly vscode.TextDocument[] {
    return [...this.#tracked.keys()];
  }

  /** Lets all links go. */
  forget(): void {
    const documents = this.documents();
    this.#letGo();
    for (const document of documents) this.#changed.fire(document);
  }

  dispose(): void {
    this.#letGo();
    this.#listening?.dispose();
    this.#changed.dispose();
    this.#ended.dispose();
  }

  #letGo(): void {
    this.#forgettings++;
    for (const { subscription } of this.#tracked.values()) subscription.dispose();
    this.#tracked.clear();
    this.#closed.clear();
  }

  #track(document: vscode.TextDocument, links: Links): Links {
    this.#listening ??= this.#listen();
    const subscription = onLfChanges(document, ({ changes, isUndoOrRedo }) => {
      const mayComeBack = isUndoOrRedo || this.#puttingBack.has(document);
      links.edit(changes, mayComeBack ? (span) => readLf(document, span) : undefined);
      this.#changed.fire(document);
    });
    this.#tracked.set(document, { links, subscription });
    return links;
  }

  #listen(): vscode.Disposable {
    return vscode.Disposable.from(
      vscode.workspace.onDidOpenTextDocument((document) => this.#inherit(document)),
      vscode.workspace.onDidChangeTextDocument((event) => {
        // A saved copy is opened empty, and its text comes as one change.
        if (isWholeText(event)) this.#inherit(event.document);
      }),
      // A new language mode closes a document and opens it again; it is the same one, and not closed.
      vscode.workspace.onDidCloseTextDocument((document) => {
        if (document.isClosed) this.#end(document);
      }),
    );
  }

  /** Saving an untitled document, renaming a file and saving as another one open a new document. */
  #inherit(document: vscode.TextDocument): void {
    if (this.#tracked.has(document)) return;
    const text = lfText(document);
    const links = this.#closed.take(document, text) ?? this.#copyOfLinks(text);
    if (links) this.setLinks(document, links);
  }

  /** Of another document with the same text. */
  #copyOfLinks(text: string): Links | undefined {
    const [, source] = [...this.#tracked].find(([other]) => lfText(other) === text) ?? [];
    const links = source?.links ?? this.#closed.find(text);
    if (links === undefined) return undefined;
    const copy = new TrackedSpans(this.#textOf);
    copy.add([...links.from(0)]);
    return copy;
  }

  #end(document: vscode.TextDocument): void {
    const { links, subscription } = this.#tracked.get(document) ?? {};
    if (links === undefined) return;
    subscription?.dispose();
    this.#tracked.delete(document);
    const text = lfText(document);
    this.#closed.keep(document, text, links);
    this.#ended.fire({ document, text, links });
  }
}

function isWholeText({ document, contentChanges }: vscode.TextDocumentChangeEvent): boolean {
  const [change] = contentChanges;
  return change?.rangeOffset === 0 && change.text.length > 1 && document.getText() === change.text;
}

/** The links of documents that were closed in this session, oldest first out. */
class ClosedLinks {
  readonly #kept = new Map<string, { readonly text: string; readonly links: Links }>();

  keep({ uri }: vscode.TextDocument, text: string, links: Links): void {
    this.#kept.delete(uri.toString());
    if (!links.from(0).next().done) this.#kept.set(uri.toString(), { text, links });
    this.#dropOldest();
  }

  /** Gives those of the same document up, if its text is still the same. */
  take({ uri }: vscode.TextDocument, text: string): Links | undefined {
    const own = this.#kept.get(uri.toString());
    if (own?.text !== text) return undefined;
    this.#kept.delete(uri.toString());
    return own.links;
  }

  /** Those of any document, if its text was the same. */
  find(text: string): Links | undefined {
    return this.#kept.values().find((each) => each.text === text)?.links;
  }

  clear(): void {
    this.#kept.clear();
  }

  #dropOldest(): void {
    let utf16Length = this.#kept.values().reduce((sum, { text }) => sum + text.length, 0);
    for (const [address, { text }] of this.#kept) {
      if (this.#kept.size <= MAX_DOCUMENTS && (utf16Length <= MAX_UTF16_LENGTH || this.#kept.size === 1))
        break;
      this.#kept.delete(address);
      utf16Length -= text.length;
    }
  }
}
