import type * as vscode from 'vscode';
import { EditedRegion } from '../../../document/edits/editedRegion.ts';
import { documentSpan, type PlacedRun } from '../../../document/prose/proseText.ts';
import type { Span } from '../../../text/span.ts';
import { documentText } from '../../documents/documentText.ts';
import { onLfChanges } from '../../documents/lfChanges.ts';
import type { PlaybackText } from '../playback/storedPlayback.ts';

/** Knows where the words of a playback stand in its document, whatever is edited there. */
export class TrackedText implements vscode.Disposable {
  readonly document: vscode.TextDocument;
  readonly #runs: readonly PlacedRun[];
  readonly #region: EditedRegion;
  readonly #subscription: vscode.Disposable;

  /**
   * @param text whose runs stand in the document as it is now
   * @param onEdit called after each event that changes the document
   */
  constructor(document: vscode.TextDocument, { runs }: PlaybackText, onEdit: () => void) {
    this.document = document;
    this.#runs = runs;
    this.#region = new EditedRegion(documentText(document).text, {
      utf16Start: runs[0]?.document.utf16Start ?? 0,
      utf16End: runs.at(-1)?.document.utf16End ?? 0,
    });
    this.#subscription = onLfChanges(document, ({ changes }) => {
      for (const change of changes) this.#region.apply(change);
      onEdit();
    });
  }

  /** Where a part of the playback's text is now, in LF offsets; undefined if it was changed or is nowhere. */
  find(span: Span): Span | undefined {
    const original = documentSpan(this.#runs, span);
    return original && this.#region.find(original);
  }

  /**
   * Where a part of the playback's text is now, or, where it stands nowhere in the document, such as the space
   * between two runs, the place that comes next; undefined if it was changed.
   */
  findNear(span: Span): Span | undefined {
    if (documentSpan(this.#runs, span) !== undefined) return this.find(span);
    const next = this.#runs.find(({ document, utf16Start }) => {
      const length = document.utf16End - document.utf16Start;
      return utf16Start + length > span.utf16Start;
    });
    const run = next ?? this.#runs.at(-1);
    const utf16Start = Math.max(span.utf16Start, run?.utf16Start ?? 0);
    const isBehind = next === undefined && run !== undefined;
    const from = isBehind ? run.utf16Start + run.document.utf16End - run.document.utf16Start - 1 : utf16Start;
    const found = this.find({ utf16Start: from, utf16End: from + 1 });
    return found && { utf16Start: found.utf16Start, utf16End: found.utf16Start };
  }

  dispose(): void {
    this.#subscription.dispose();
  }
}
