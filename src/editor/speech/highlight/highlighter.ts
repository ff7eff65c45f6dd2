import * as vscode from 'vscode';
import type { Position } from '../../../panel/messages.ts';
import { spanAt } from '../../../panel/playback.ts';
import type { Timing } from '../../../panel/requests.ts';
import type { Span } from '../../../text/span.ts';
import { lfRange } from '../../documents/lfDocument.ts';
import { selectInView } from '../../documents/selectInView.ts';
import { TextMark } from '../../documents/textMark.ts';
import { viewsOf } from '../../documents/textViews.ts';
import { UserError } from '../../failures/userError.ts';
import { t } from '../../wording/localize.ts';
import { plainText } from '../../wording/plainText.ts';
import type { LivePlayback } from '../playback/livePlayback.ts';
import type { Playbacks } from '../playback/playbacks.ts';
import type { PlaybackText } from '../playback/storedPlayback.ts';
import type { Timings } from '../playback/timings.ts';
import { locateText, TrackedPlayback } from './trackedPlayback.ts';

/** What is heard now, and the document that has its text. */
interface Heard {
  readonly tracked: TrackedPlayback;
  readonly span: Span;
  readonly unit: Timing['unit'];
}

/** Highlights what is heard in the documents that it was read from; nothing where its place is not certain. */
export class Highlighter implements vscode.Disposable {
  readonly #playbacks: Playbacks;
  readonly #timings: Timings;
  readonly #decoration = new Decoration();
  /** The texts whose place in a document is known, by the id of their playback. */
  readonly #tracked = new Map<string, TrackedPlayback>();
  /** The documents that lack the text of a playback, by its id, and their version then, not to search them again. */
  readonly #lacking = new Map<string, { readonly document: vscode.TextDocument; readonly version: number }>();
  readonly #watching: vscode.Disposable;
  #position: Position | undefined;
  #heard: Heard | undefined;

  constructor(playbacks: Playbacks, timings: Timings) {
    this.#playbacks = playbacks;
    this.#timings = timings;
    this.#watching = vscode.Disposable.from(
      playbacks.onDidChange(({ message }) => {
        if (message.type === 'playbackRemoved') this.#forget(message.playbackId);
      }),
      vscode.workspace.onDidCloseTextDocument((document) => {
        for (const [id, tracked] of this.#tracked) if (tracked.document === document) this.#forget(id);
      }),
    );
  }

  /** From now on the words of `playback` are found in `document`, which has its text. */
  async track(playback: LivePlayback, document: vscode.TextDocument): Promise<void> {
    const text = await playback.text();
    if (text === undefined || document.isClosed) return;
    this.#track(playback, document, text);
  }

  /** Highlights what is heard at `position`. */
  async highlight(position: Position): Promise<void> {
    this.#position = position;
    const playback = this.#playbacks.find(position.playbackId);
    const isHeard = position.state !== 'stopped';
    this.#heard = playback && isHeard ? await this.#heardAt(playback, position) : undefined;
    // A newer position may have come meanwhile; its own call shows it.
    if (this.#position === position) this.#show();
  }

  /** Selects a part of the playback's text in its document; rejects with a `UserError` that says why it cannot. */
  async reveal(playback: LivePlayback, span: Span): Promise<void> {
    const name = plainText(playback.stored.documentName ?? t('The document'));
    const text = await playback.text();
    if (text === undefined)
      throw new UserError(t('The text of this reading is not kept any more, so the place cannot be shown.'));
    const document = await openDocumentOf(text);
    if (document === undefined)
      throw new UserError(
        t('{0} was closed without a file, or is gone, so the place cannot be shown.', name),
      );
    const tracked = await this.#trackedIn(playback, document);
    if (tracked === undefined)
      throw new UserError(t('The text is not in {0} as it was read, so the place cannot be shown.', name));
    const found = tracked.findNear(span);
    if (found === undefined)
      throw new UserError(t('This place was changed since it was read, so it cannot be shown.'));
    // The panel keeps the focus.
    await selectInView(document, lfRange(document, found), { preserveFocus: true });
  }

  /** Nothing is heard any more. */
  stop(): void {
    this.#position = undefined;
    this.#heard = undefined;
    this.#decoration.clear();
  }

  dispose(): void {
    this.stop();
    this.#watching.dispose();
    this.#decoration.dispose();
    for (const tracked of this.#tracked.values()) tracked.dispose();
  }

  #forget(playbackId: string): void {
    const tracked = this.#tracked.get(playbackId);
    if (tracked === undefined) return;
    if (this.#heard?.tracked === tracked) this.stop();
    this.#tracked.delete(playbackId);
    tracked.dispose();
  }

  async #heardAt(playback: LivePlayback, { section, seconds }: Position): Promise<Heard | undefined> {
    const { unit, spans } = await this.#timings.soFar(playback, section);
    const span = spanAt(spans, seconds);
    const text = span && (await playback.text());
    const document = text && documentOf(text);
    const tracked = document && (await this.#trackedIn(playback, document));
    return span && tracked && { tracked, span, unit };
  }

  #show(): void {
    const found = this.#heard?.tracked.find(this.#heard.span);
    if (this.#heard === undefined || found === undefined) this.#decoration.clear();
    else {
      const { document } = this.#heard.tracked;
      this.#decoration.show(document, lfRange(document, found), this.#heard.unit);
    }
  }

  /** After a reload, or when the document was closed, its text tells whether the words are still there. */
  async #trackedIn(
    playback: LivePlayback,
    document: vscode.TextDocument,
  ): Promise<TrackedPlayback | undefined> {
    const { id } = playback.stored;
    const known = this.#tracked.get(id);
    if (known?.document === document) return known;
    const lacking = this.#lacking.get(id);
    if (lacking?.document === document && lacking.version === document.version) return undefined;
    const text = await playback.text();
    const located = text && locateText(document, text);
    if (located) return this.#track(playback, document, located);
    this.#lacking.set(id, { document, version: document.version });
    return undefined;
  }

  #track(
    { stored: { id } }: LivePlayback,
    document: vscode.TextDocument,
    text: PlaybackText,
  ): TrackedPlayback {
    this.#forget(id);
    const tracked = new TrackedPlayback(document, text, () => this.#show());
    this.#tracked.set(id, tracked);
    return tracked;
  }
}

/** Lights a word, or a sentence, in every view that shows it, and keeps it in view. */
class Decoration implements vscode.Disposable {
  readonly #styles: Readonly<Record<Timing['unit'], TextMark>>;
  #shown: { readonly document: vscode.TextDocument; readonly range: vscode.Range } | undefined;

  constructor() {
    const style = (name: 'spokenWord' | 'spokenSentence', background: string, border: string) =>
      new TextMark(name, {
        backgroundColor: new vscode.ThemeColor(background),
        border: '1px solid',
        borderColor: new vscode.ThemeColor(border),
        borderRadius: '2px',
        rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
      });
    this.#styles = {
      word: style('spokenWord', 'editor.findMatchBackground', 'editor.findMatchBorder'),
      sentence: style(
        'spokenSentence',
        'editor.findMatchHighlightBackground',
        'editor.findMatchHighlightBorder',
      ),
    };
  }

  /** Lights `range` and nothing else. */
  show(document: vscode.TextDocument, range: vscode.Range, unit: Timing['unit']): void {
    if (this.#shown?.document === document && this.#shown.range.isEqual(range)) return;
    const isNewLine = this.#shown?.range.start.line !== range.start.line;
    if (this.#shown?.document !== document) this.clear();
    this.#shown = { document, range };
    for (const view of viewsOf(document)) {
      view.setDecorations(this.#styles[unit], [range]);
      if (isNewLine) view.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    }
  }

  clear(): void {
    if (this.#shown === undefined) return;
    const views = viewsOf(this.#shown.document);
    for (const style of Object.values(this.#styles)) for (const view of views) view.setDecorations(style, []);
    this.#shown = undefined;
  }

  dispose(): void {
    for (const style of Object.values(this.#styles)) style.dispose();
  }
}

/** The document that a text was read from, if it is open. */
function documentOf({ documentUri }: PlaybackText): vscode.TextDocument | undefined {
  return vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === documentUri);
}

/** The document that a text was read from, opened if it has a file; undefined if it is gone. */
async function openDocumentOf(text: PlaybackText): Promise<vscode.TextDocument | undefined> {
  const known = documentOf(text);
  if (known || text.documentUri === null) return known;
  const uri = vscode.Uri.parse(text.documentUri);
  if (uri.scheme === 'untitled') return undefined;
  try {
    return await vscode.workspace.openTextDocument(uri);
  } catch {
    return undefined;
  }
}
