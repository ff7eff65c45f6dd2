import * as vscode from 'vscode';
import { EditedRegion } from '../../document/edits/editedRegion.ts';
import { documentSpan, type PlacedRun } from '../../document/prose/proseText.ts';
import { type Span, sliceSpan } from '../../text/span.ts';
import { documentText } from '../documentText.ts';
import { onLfChanges } from '../lfChanges.ts';
import type { ReadText } from './storedReading.ts';

/** Where the words of a reading stand in its document, whatever is edited there. */
export class ReadingPlace implements vscode.Disposable {
  readonly document: vscode.TextDocument;
  readonly #runs: readonly PlacedRun[];
  readonly #region: EditedRegion;
  readonly #subscription: vscode.Disposable;

  /** @param onEdit called after each event that changes the document */
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

  dispose(): void {
    this.#subscription.dispose();
  }
}

/** Whether the document has the text of the reading where it was read; then its words can be found. */
export function isUnchanged(document: vscode.TextDocument, { text, runs }: ReadText): boolean {
  const source = documentText(document).text;
  return runs.every((run, index) => {
    const found = sliceSpan(source, run.document);
    const read = text.slice(run.utf16Start, run.utf16Start + found.length);
    const isAll = (runs[index + 1]?.utf16Start ?? text.length) >= run.utf16Start + found.length;
    // Line breaks of wrapped lines are read as spaces.
    return isAll && found.replaceAll('\n', ' ') === read.replaceAll('\n', ' ');
  });
}

/** LF offsets as a range of the document as it is now. */
export function rangeOf(document: vscode.TextDocument, { utf16Start, utf16End }: Span): vscode.Range {
  return new vscode.Range(positionAt(document, utf16Start), positionAt(document, utf16End));
}

/** Takes a binary search over the lines, so that it can be done for every word that is heard. */
function positionAt(document: vscode.TextDocument, utf16Offset: number): vscode.Position {
  const isTwo = document.eol === vscode.EndOfLine.CRLF;
  const startOf = (line: number) => document.offsetAt(new vscode.Position(line, 0)) - (isTwo ? line : 0);
  let [low, high] = [0, document.lineCount - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (startOf(middle) <= utf16Offset) low = middle;
    else high = middle - 1;
  }
  return new vscode.Position(low, utf16Offset - startOf(low));
}
