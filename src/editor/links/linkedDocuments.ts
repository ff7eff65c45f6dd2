import * as vscode from 'vscode';
import type { Link } from '../../document/links/link.ts';
import { type TrackedSpan, TrackedSpans } from '../../document/links/trackedSpans.ts';
import { type Span, sliceSpan } from '../../text/span.ts';
import { lfText, onLfChanges, readLf } from '../documents/lfDocument.ts';
import { inSlices } from '../documents/slices.ts';
import type { TrackedText } from '../documents/trackedText.ts';

/** The words in open documents that are tied to their counterparts: the Latin ones, or the Persian ones. */
export interface LinkedDocuments extends vscode.Disposable {
  /** Tells which document has other links, or the same ones at other places. */
  readonly onDidChange: vscode.Event<vscode.TextDocument>;
  /** Tells the last links of a document that was closed. */
  readonly onDidClose: vscode.Event<ClosedDocument>;
  /**
   * Ties words of a document, some at a time, so that the editor goes on meanwhile; those that do not stand in it,
   * or are edited before their turn, are left out.
   * @param words in order, in offsets of `source`
   * @param source of the document
   */
  add(document: vscode.TextDocument, words: Iterable<TrackedSpan<Link>>, source: TrackedText): Promise<void>;
  /**
   * Takes over links, which nobody else changes from then on, of the document as it is now; a document that has
   * links already keeps those.
   */
  adopt(document: vscode.TextDocument, links: TrackedSpans<Link>): void;
  /** Has words that `change` puts back in a document be tied again, as undoing puts them back. */
  puttingBack<T>(document: vscode.TextDocument, change: () => Promise<T>): Promise<T>;
  /** Lets go of the words within spans of a document as it is now. */
  release(document: vscode.TextDocument, spans: readonly Span[]): void;
  /** Undefined if the document never had any. */
  of(document: vscode.TextDocument): TrackedSpans<Link> | undefined;
  /** Those that have links, or had some since they were opened. */
  documents(): readonly vscode.TextDocument[];
  /** Lets all links go. */
  forget(): void;
}

interface ClosedDocument {
  readonly document: vscode.TextDocument;
  readonly text: string;
  /** They do not change any more. */
  readonly links: TrackedSpans<Link>;
}

interface Tracked {
  readonly links: TrackedSpans<Link>;
  readonly subscription: vscode.Disposable;
}

/**
 * Tracks edits only of documents that have links; listens to nothing until there is one.
 * @param textOf the word of a link that stands in the documents
 */
export function createLinkedDocuments(textOf: (link: Link) => string): LinkedDocuments {
  const tracked = new Map<vscode.TextDocument, Tracked>();
  const changed = new vscode.EventEmitter<vscode.TextDocument>();
  const ended = new vscode.EventEmitter<ClosedDocument>();
  const closed = createClosedLinks();
  const puttingBack = new Set<vscode.TextDocument>();
  let listening: vscode.Disposable | undefined;
  /** What was being added before everything was let go is not added any more. */
  let forgettings = 0;
  const track = (document: vscode.TextDocument, links: TrackedSpans<Link>): TrackedSpans<Link> => {
    listening ??= listen();
    const subscription = onLfChanges(document, ({ changes, isUndoOrRedo }) => {
      const mayComeBack = isUndoOrRedo || puttingBack.has(document);
      links.edit(changes, mayComeBack ? (span) => readLf(document, span) : undefined);
      changed.fire(document);
    });
    tracked.set(document, { links, subscription });
    return links;
  };
  const add: LinkedDocuments['add'] = async (document, words, { text, find }) => {
    const before = forgettings;
    for await (const slice of inSlices(words)) {
      if (forgettings !== before) return;
      const there = slice.flatMap(({ value, ...word }) => {
        const now = sliceSpan(text, word) === textOf(value) ? find(word) : undefined;
        return now === undefined ? [] : [{ ...now, value }];
      });
      if (there.length === 0) continue;
      (tracked.get(document)?.links ?? track(document, new TrackedSpans(textOf))).add(there);
    }
    if (tracked.has(document)) changed.fire(document);
  };
  const adopt = (document: vscode.TextDocument, links: TrackedSpans<Link>) => {
    if (tracked.has(document) || links.from(0).next().done) return;
    track(document, links);
    changed.fire(document);
  };
  /** Saving an untitled document, renaming a file and saving as another one open a new document. */
  const inherit = (document: vscode.TextDocument) => {
    if (tracked.has(document)) return;
    const text = lfText(document);
    const own = closed.take(document, text);
    if (own) return adopt(document, own);
    const [, source] = [...tracked].find(([other]) => lfText(other) === text) ?? [];
    const links = source?.links ?? closed.find(text);
    if (links === undefined) return;
    const copy = new TrackedSpans(textOf);
    copy.add([...links.from(0)]);
    adopt(document, copy);
  };
  const listen = () =>
    vscode.Disposable.from(
      vscode.workspace.onDidOpenTextDocument(inherit),
      vscode.workspace.onDidChangeTextDocument((event) => {
        // A saved copy is opened empty, and its text comes as one change.
        if (isWholeText(event)) inherit(event.document);
      }),
      vscode.workspace.onDidCloseTextDocument((document) => {
        const { links, subscription } = tracked.get(document) ?? {};
        // A new language mode closes a document and opens it again; it is the same one, and not closed.
        if (links === undefined || !document.isClosed) return;
        subscription?.dispose();
        tracked.delete(document);
        const text = lfText(document);
        closed.keep(document, text, links);
        ended.fire({ document, text, links });
      }),
    );
  return {
    onDidChange: changed.event,
    onDidClose: ended.event,
    add,
    adopt,
    async puttingBack(document, change) {
      puttingBack.add(document);
      try {
        return await change();
      } finally {
        puttingBack.delete(document);
      }
    },
    release(document, spans) {
      const links = tracked.get(document)?.links;
      if (links === undefined) return;
      for (const span of spans) links.release(span);
      changed.fire(document);
    },
    of: (document) => tracked.get(document)?.links,
    documents: () => [...tracked.keys()],
    forget() {
      forgettings++;
      const documents = [...tracked.keys()];
      for (const { subscription } of tracked.values()) subscription.dispose();
      tracked.clear();
      closed.clear();
      for (const document of documents) changed.fire(document);
    },
    dispose() {
      forgettings++;
      for (const { subscription } of tracked.values()) subscription.dispose();
      listening?.dispose();
      tracked.clear();
      closed.clear();
      changed.dispose();
      ended.dispose();
    },
  };
}

function isWholeText({ document, contentChanges }: vscode.TextDocumentChangeEvent): boolean {
  const [change] = contentChanges;
  return change?.rangeOffset === 0 && change.text.length > 1 && document.getText() === change.text;
}

const MAX_DOCUMENTS = 20;
/** Of all texts together, unless there is only one. */
const MAX_UTF16_LENGTH = 8_000_000;

type Links = TrackedSpans<Link>;

/** The links of documents that were closed in this session, oldest first out. */
interface ClosedLinks {
  keep(document: Pick<vscode.TextDocument, 'uri'>, text: string, links: Links): void;
  /** Gives those of the same document up, if its text is still the same. */
  take(document: Pick<vscode.TextDocument, 'uri'>, text: string): Links | undefined;
  /** Those of any document, if its text was the same. */
  find(text: string): Links | undefined;
  clear(): void;
}

function createClosedLinks(): ClosedLinks {
  const kept = new Map<string, { readonly text: string; readonly links: Links }>();
  const dropOldest = () => {
    let utf16Length = kept.values().reduce((sum, { text }) => sum + text.length, 0);
    for (const [address, { text }] of kept) {
      if (kept.size <= MAX_DOCUMENTS && (utf16Length <= MAX_UTF16_LENGTH || kept.size === 1)) break;
      kept.delete(address);
      utf16Length -= text.length;
    }
  };
  return {
    keep({ uri }, text, links) {
      kept.delete(uri.toString());
      if (!links.from(0).next().done) kept.set(uri.toString(), { text, links });
      dropOldest();
    },
    take({ uri }, text) {
      const own = kept.get(uri.toString());
      if (own?.text !== text) return undefined;
      kept.delete(uri.toString());
      return own.links;
    },
    find: (text) => kept.values().find((each) => each.text === text)?.links,
    clear: () => kept.clear(),
  };
}
