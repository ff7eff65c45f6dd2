import type * as vscode from 'vscode';
import { type Span, sliceSpan } from '../../../text/span.ts';
import { documentText } from '../../documents/documentText.ts';
import type { PlaybackText } from '../playback/storedPlayback.ts';

/** So many places that begin like the text are looked at. */
const MAX_CANDIDATES = 50;

/**
 * The text of a playback with its runs where they stand in the document as it is now, also where what is before
 * them was edited; undefined if it does not stand there as it was read, or stands in more than one place.
 */
export function locateText(document: vscode.TextDocument, read: PlaybackText): PlaybackText | undefined {
  const source = withSpaces(documentText(document).text);
  if (standsAt(source, read, 0)) return read;
  const shifts = candidates(source, read).filter((shift) => standsAt(source, read, shift));
  const [shift] = shifts;
  if (shift === undefined || shifts.length > 1) return undefined;
  return { ...read, runs: read.runs.map((run) => ({ ...run, document: shifted(run.document, shift) })) };
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
    const found = sliceSpan(source, shifted(run.document, shift));
    const read = text.slice(run.utf16Start, run.utf16Start + found.length);
    const isAll = (runs[index + 1]?.utf16Start ?? text.length) >= run.utf16Start + found.length;
    return isAll && found === withSpaces(read);
  });
}

/** Line breaks of wrapped lines are read as spaces. */
function withSpaces(text: string): string {
  return text.replaceAll('\n', ' ');
}

function shifted({ utf16Start, utf16End }: Span, shift: number): Span {
  return { utf16Start: utf16Start + shift, utf16End: utf16End + shift };
}
