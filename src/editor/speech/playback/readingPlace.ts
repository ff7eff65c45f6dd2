import * as vscode from 'vscode';
import { EditedRegion } from '../../../document/edits/editedRegion.ts';
import { documentSpan, type PlacedRun } from '../../../document/prose/proseText.ts';
import { firstIndex } from '../../../text/firstIndex.ts';
import { type Span, sliceSpan } from '../../../text/span.ts';
import { documentText } from '../../documents/documentText.ts';
import { onLfChanges } from '../../documents/lfChanges.ts';
import type { ReadText } from './storedReading.ts';

/** Where the words of a reading stand in its document, whatever is edited there. */
export class ReadingPlace implements vscode.Disposable {
  readonly document: vscode.TextDocument;
  readonly #runs: readonly PlacedRun[];
  readonly #region: EditedRegion;
  readonly #subscription: vscode.Disposable;

  /**
   * @param text whose runs stand in the document as it is now
   * @param onEdit called after each event that changes the document
   */
  constructor(document: vscode.TextDocument, { runs }: ReadText, onEdit: () => void) {
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

  /** Where a part of the reading's text is now, in LF offsets; undefined if it was changed or is nowhere. */
  find(span: Span): Span | undefined {
    const original = documentSpan(this.#runs, span);
    return original && this.#region.find(original);
  }

  /**
   * Where a part of the reading's text is now, or, where it stands nowhere in the document, such as the space
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

/** So many places that begin like the reading are looked at. */
const MAX_CANDIDATES = 50;

/**
 * The text of the reading with its runs where they stand in the document as it is now, also where what is before
 * them was edited; undefined if it does not stand there as it was read, or not in one place only.
 */
export function placedIn(document: vscode.TextDocument, read: ReadText): ReadText | undefined {
  const source = flat(documentText(document).text);
  if (standsAt(source, read, 0)) return read;
  const shifts = candidates(source, read).filter((shift) => standsAt(source, read, shift));
  const [shift] = shifts;
  if (shift === undefined || shifts.length > 1) return undefined;
  return { ...read, runs: read.runs.map((run) => ({ ...run, document: shifted(run.document, shift) })) };
}

function candidates(source: string, { text, runs }: ReadText): number[] {
  const [first] = runs;
  if (first === undefined) return [];
  const length = first.document.utf16End - first.document.utf16Start;
  const content = flat(text.slice(first.utf16Start, first.utf16Start + length));
  const shifts: number[] = [];
  for (let at = source.indexOf(content); at >= 0; at = source.indexOf(content, at + 1)) {
    shifts.push(at - first.document.utf16Start);
    if (shifts.length === MAX_CANDIDATES) break;
  }
  return shifts;
}

function standsAt(source: string, { text, runs }: ReadText, shift: number): boolean {
  return runs.every((run, index) => {
    const found = sliceSpan(source, shifted(run.document, shift));
    const read = text.slice(run.utf16Start, run.utf16Start + found.length);
    const isAll = (runs[index + 1]?.utf16Start ?? text.length) >= run.utf16Start + found.length;
    return isAll && found === flat(read);
  });
}

/** Line breaks of wrapped lines are read as spaces. */
function flat(text: string): string {
  return text.replaceAll('\n', ' ');
}

function shifted({ utf16Start, utf16End }: Span, shift: number): Span {
  return { utf16Start: utf16Start + shift, utf16End: utf16End + shift };
}

/** LF offsets as a range of the document as it is now. */
export function rangeOf(document: vscode.TextDocument, { utf16Start, utf16End }: Span): vscode.Range {
  return new vscode.Range(positionAt(document, utf16Start), positionAt(document, utf16End));
}

/** Takes a binary search over the lines, so that it can be done for every word that is heard. */
function positionAt(document: vscode.TextDocument, utf16Offset: number): vscode.Position {
  const isTwo = document.eol === vscode.EndOfLine.CRLF;
  const startOf = (line: number) => document.offsetAt(new vscode.Position(line, 0)) - (isTwo ? line : 0);
  const line = Math.max(0, firstIndex(document.lineCount, (at) => startOf(at) > utf16Offset) - 1);
  return new vscode.Position(line, utf16Offset - startOf(line));
}
