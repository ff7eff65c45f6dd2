import { overlaps, type Span, sliceSpan, type TextChange } from '../../text/span.ts';
import { type Link, type WrittenPiece, writtenOf } from './link.ts';
import type { TrackedSpan, TrackedSpans } from './trackedSpans.ts';

type Linked = TrackedSpan<Link>;

/**
 * The changes, in offsets of `text`, that put back the Persian of the words that an area overlaps. What stands
 * between two of them is put back too if it is as it was written, and what stands around them if no word of
 * their origin is left over.
 */
export function restore(links: TrackedSpans<Link>, areas: readonly Span[], text: string): TextChange[] {
  const changes = new Map<number, TextChange>();
  for (const area of areas)
    for (const run of runsIn(wordsIn(links, area, text), text)) {
      const change = withSurroundings(links, run, text);
      changes.set(change.utf16Start, change);
    }
  return [...changes.values()];
}

/** The linked words that an area overlaps, if they stand in `text` as they should. */
function wordsIn(links: TrackedSpans<Link>, area: Span, text: string): Linked[] {
  return links
    .touching(area.utf16Start, area.utf16End)
    .filter((word) => overlaps(word, area) && sliceSpan(text, word) === writtenOf(word.value));
}

/** Words with nothing changed between them. */
type Run = readonly [first: Linked, last: Linked];

function runsIn(words: readonly Linked[], text: string): Run[] {
  const runs: Run[] = [];
  for (const word of words) {
    const [first, last] = runs.at(-1) ?? [];
    if (first && last && isAsWritten(last, word, text)) runs[runs.length - 1] = [first, word];
    else runs.push([word, word]);
  }
  return runs;
}

function isAsWritten(a: Linked, b: Linked, text: string): boolean {
  const { piece, written } = a.value;
  if (b.value.piece !== piece || b.value.written.utf16Start < written.utf16End) return false;
  const between = piece.written.slice(written.utf16End, b.value.written.utf16Start);
  return text.slice(a.utf16End, b.utf16Start) === between;
}

function withSurroundings(links: TrackedSpans<Link>, [first, last]: Run, text: string): TextChange {
  const { piece } = first.value;
  const before = piece.written.slice(0, first.value.written.utf16Start);
  const after = piece.written.slice(last.value.written.utf16End);
  const utf16Start = first.utf16Start - before.length;
  const hasOthers =
    isOf(piece, links.backFrom(first.utf16Start - 1)) || isOf(piece, links.from(last.utf16End + 1));
  const isWhole =
    !hasOthers &&
    text.slice(Math.max(0, utf16Start), first.utf16Start) === before &&
    text.startsWith(after, last.utf16End);
  if (!isWhole) return { ...hull(first, last), text: persianBetween(first.value, last.value) };
  return { utf16Start, utf16End: last.utf16End + after.length, text: piece.original };
}

/** Whether the first of the words comes from `origin`. */
function isOf(origin: WrittenPiece, words: Iterator<Linked, unknown>): boolean {
  const { value, done } = words.next();
  return done !== true && value.value.piece === origin;
}

function hull(first: Span, last: Span): Span {
  return { utf16Start: first.utf16Start, utf16End: last.utf16End };
}

function persianBetween(first: Link, last: Link): string {
  return sliceSpan(first.piece.original, hull(first.original, last.original));
}
