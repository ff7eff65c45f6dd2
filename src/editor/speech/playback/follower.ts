import * as vscode from 'vscode';
import type { Position } from '../../../panel/messages.ts';
import type { Timing } from '../../../panel/requests.ts';
import type { Span } from '../../../text/span.ts';
import type { LiveReading } from './liveReading.ts';
import { placedIn, ReadingPlace, rangeOf } from './readingPlace.ts';
import type { Revealed } from './revealed.ts';
import type { ReadText } from './storedReading.ts';
import { spanAt } from './timing.ts';
import { WordLight } from './wordLight.ts';

export interface FollowerParts {
  readonly find: (readingId: string) => LiveReading | undefined;
  readonly timing: (reading: LiveReading, section: number) => Promise<Timing>;
}

interface Heard {
  readonly place: ReadingPlace;
  readonly span: Span;
  readonly unit: Timing['unit'];
}

/** Follows what is heard in the documents that it was read from. A place that is not sure is not shown. */
export class Follower implements vscode.Disposable {
  readonly #parts: FollowerParts;
  readonly #light = new WordLight();
  readonly #places = new Map<string, ReadingPlace>();
  /** The document that had not the text of a reading, and its version then, by the reading's id. */
  readonly #unfit = new Map<
    string,
    Pick<vscode.TextDocument, 'version'> & { document: vscode.TextDocument }
  >();
  readonly #closing: vscode.Disposable;
  #position: Position | undefined;
  #heard: Heard | undefined;

  constructor(parts: FollowerParts) {
    this.#parts = parts;
    this.#closing = vscode.workspace.onDidCloseTextDocument((document) => {
      for (const [id, place] of this.#places) if (place.document === document) this.forget(id);
    });
  }

  /** From now on the words of `reading` are found in `document`, which has its text. */
  async track(reading: LiveReading, document: vscode.TextDocument): Promise<void> {
    const text = await reading.text();
    if (text === undefined || document.isClosed) return;
    this.#track(reading, document, text);
  }

  /** Lights what is heard at `position`. */
  async follow(position: Position): Promise<void> {
    this.#position = position;
    const reading = this.#parts.find(position.readingId);
    const isHeard = position.state !== 'stopped';
    this.#heard = reading && isHeard ? await this.#heardAt(reading, position) : undefined;
    // A newer position may have come meanwhile; it is shown by its own call.
    if (this.#position === position) this.#show();
  }

  /** Shows a part of the reading's text in its document, if it is there. */
  async reveal(reading: LiveReading, span: Span): Promise<Revealed> {
    const text = await reading.text();
    if (text === undefined) return 'noText';
    const document = text.documentUri === null ? undefined : await open(text.documentUri);
    if (document === undefined) return 'noDocument';
    const place = await this.#placeIn(reading, document);
    if (place === undefined) return 'otherText';
    const found = place.findNear(span);
    if (found === undefined) return 'changed';
    const range = rangeOf(document, found);
    const visible = vscode.window.visibleTextEditors.find((each) => each.document === document);
    const column = visible?.viewColumn ?? vscode.ViewColumn.One;
    const editor = await vscode.window.showTextDocument(document, {
      viewColumn: column,
      preserveFocus: true,
    });
    editor.selection = new vscode.Selection(range.start, range.end);
    editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    return 'shown';
  }

  /** The reading is gone. */
  forget(readingId: string): void {
    const place = this.#places.get(readingId);
    if (place === undefined) return;
    if (this.#heard?.place === place) this.stop();
    this.#places.delete(readingId);
    place.dispose();
  }

  /** Nothing is heard any more. */
  stop(): void {
    this.#position = undefined;
    this.#heard = undefined;
    this.#light.clear();
  }

  dispose(): void {
    this.stop();
    this.#closing.dispose();
    this.#light.dispose();
    for (const place of this.#places.values()) place.dispose();
  }

  async #heardAt(reading: LiveReading, { section, seconds }: Position): Promise<Heard | undefined> {
    const { unit, spans } = await this.#parts.timing(reading, section);
    const span = spanAt(spans, seconds);
    const document = span && (await shownDocument(reading));
    const place = document && (await this.#placeIn(reading, document));
    return span && place && { place, span, unit };
  }

  #show(): void {
    const found = this.#heard?.place.find(this.#heard.span);
    if (this.#heard === undefined || found === undefined) this.#light.clear();
    else {
      const { document } = this.#heard.place;
      this.#light.show(document, rangeOf(document, found), this.#heard.unit);
    }
  }

  /** After a reload, or when the document was closed, its text tells whether the words are still there. */
  async #placeIn(reading: LiveReading, document: vscode.TextDocument): Promise<ReadingPlace | undefined> {
    const known = this.#places.get(reading.stored.id);
    if (known?.document === document) return known;
    const { id } = reading.stored;
    const unfit = this.#unfit.get(id);
    if (unfit?.document === document && unfit.version === document.version) return undefined;
    const text = await reading.text();
    const placed = text && placedIn(document, text);
    if (placed) return this.#track(reading, document, placed);
    this.#unfit.set(id, { document, version: document.version });
    return undefined;
  }

  #track({ stored: { id } }: LiveReading, document: vscode.TextDocument, text: ReadText): ReadingPlace {
    this.forget(id);
    const place = new ReadingPlace(document, text, () => this.#show());
    this.#places.set(id, place);
    return place;
  }
}

/** The document of the reading, if it is open. */
async function shownDocument(reading: LiveReading): Promise<vscode.TextDocument | undefined> {
  const uri = (await reading.text())?.documentUri;
  return vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri);
}

async function open(written: string): Promise<vscode.TextDocument | undefined> {
  const known = vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === written);
  const uri = vscode.Uri.parse(written);
  if (known || uri.scheme === 'untitled') return known;
  try {
    return await vscode.workspace.openTextDocument(uri);
  } catch {
    return undefined;
  }
}
