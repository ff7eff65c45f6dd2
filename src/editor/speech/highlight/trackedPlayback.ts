import type * as vscode from 'vscode';
import { documentSpan, type PlacedRun } from '../../../document/prose/proseText.ts';
import { movedSpan, type Span, sliceSpan } from '../../../text/span.ts';
import { lfText } from '../../documents/lfDocument.ts';
import { type TrackedText, trackText } from '../../documents/trackedText.ts';
import type { PlaybackText } from '../playback/storedPlayback.ts';

/** Knows where the words of a playback stand in its document, whatever is edited there. */
export class TrackedPlayback implements vscode.Disposable {
  readonly document: vscode.TextDocument;
  readonly #runs: readonly PlacedRun[];
  readonly #tracked: TrackedText & vscode.Disposable;

  /**
   * @param text whose runs stand in the document as it is now
   * @param onEdit called after each event that changes the document
   */
  constructor(document: vscode.TextDocument, { runs }: PlaybackText, onEdit: () => void) {
    this.document = document;
    this.#runs = runs;
    const region = {
      utf16Start: runs[0]?.document.utf16Start ?? 0,
      utf16End: runs.at(-1)?.document.utf16End ?? 0,
    };
    this.#tracked = trackText(document, { region, onEdit });
  }

  /** Where a part of the playback's text is now, in LF offsets; undefined if it was changed or is nowhere. */
  find(span: Span): Span | undefined {
    const original = documentSpan(this.#runs, span);
    return original && this.#tracked.find(original);
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
    this.#tracked.dispose();
  }
}

/** So many places that begin like the text are looked at. */
const MAX_CANDIDATES = 50;

/**
 * The text of a playback with its runs where they stand in the document as it is now, also where what is before
 * them was edited; undefined if it does not stand there as it was read, or stands in more than one place.
 */
export function locateText(document: vscode.TextDocument, read: PlaybackText): PlaybackText | undefined {
  const source = withSpaces(lfText(document));
  if (standsAt(source, read, 0)) return read;
  const shifts = candidates(source, read).filter((shift) => standsAt(source, read, shift));
  const [shift] = shifts;
  if (shift === undefined || shifts.length > 1) return undefined;
  return { ...read, runs: read.runs.map((run) => ({ ...run, document: movedSpan(run.document, shift) })) };
}

/** How far the text may have moved, in UTF-16 units: wherever the document has its first run. */
function candidates(source: string, { text, runs }: PlaybackText): number[] {
  const [first] = runs;
  if (first === undefined) return [];
  const length = first.document.utf16End - first.document.utf16Start;
  const content = withSpaces(text.slice(first.utf16Start, first.utf16Start + length));
  const shifts: number[] = [];
  for (let at = source.indexOf(content); at >= 0; at = source.indexOf(content, at + 1)) {
    shifts.push(at - first.document.utf16Start);
    if (shifts.length === MAX_CANDIDATES) break;
  }
  return shifts;
}

function standsAt(source: string, { text, runs }: PlaybackText, shift: number): boolean {
  return runs.every((run, index) => {
    const found = sliceSpan(source, movedSpan(run.document, shift));
    const read = text.slice(run.utf16Start, run.utf16Start + found.length);
    const isAll = (runs[index + 1]?.utf16Start ?? text.length) >= run.utf16Start + found.length;
    return isAll && found === withSpaces(read);
  });
}

/** Line breaks of wrapped lines are read as spaces. */
function withSpaces(text: string): string {
  return text.replaceAll('\n', ' ');
}
