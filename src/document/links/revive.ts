import type { Span } from '../../text/span.ts';
import type { Entry, Live, Tombstone } from './entry.ts';
import type { Placed } from './intervalList.ts';

/** What the text after an undo or redo shows of a value at a place. */
interface TextCheck<T> {
  /** Whether its letters are there. */
  isPresent(live: Placed<Live<T>>): boolean;
  /** Whether they are there as a whole word. */
  isWholeWord(live: Placed<Live<T>>): boolean;
}

/**
 * What comes back out of a tombstone that covers `span` after an undo or redo. Undo takes back the changes that led
 * to the tombstone, so the length of the text tells how many of them, and every value stands exactly where it stood
 * or not at all. One that has a letter attached, perhaps already when it was deleted, is let go. Undefined if
 * nothing comes back.
 */
export function revive<T>(
  tombstone: Tombstone<T>,
  span: Span,
  check: TextCheck<T>,
): readonly Placed<Entry<T>>[] | undefined {
  const { utf16Start } = span;
  const more = span.utf16End - utf16Start - tombstone.utf16Before;
  if (more === 0) return revived(moved(tombstone.deleted, utf16Start), check);
  for (const [index, inner] of tombstone.deleted.entries()) {
    if (inner.value.kind !== 'tombstone') continue;
    const start = utf16Start + inner.utf16Start;
    const utf16End = start + inner.value.utf16Length + more;
    const back = utf16End < start ? undefined : revive(inner.value, { utf16Start: start, utf16End }, check);
    if (back === undefined) continue;
    const before = moved(tombstone.deleted.slice(0, index), utf16Start);
    const after = moved(tombstone.deleted.slice(index + 1), utf16Start + more);
    return [...whole(before, check), ...back, ...whole(after, check)];
  }
  return undefined;
}

function moved<T>(entries: readonly Placed<Entry<T>>[], by: number): Placed<Entry<T>>[] {
  return entries.map(({ utf16Start, value }) => ({ utf16Start: utf16Start + by, value }));
}

/** Undefined if all values are gone; tombstones alone are taken to be where they were. */
function revived<T>(entries: readonly Placed<Entry<T>>[], check: TextCheck<T>) {
  const values = entries.flatMap(placedLive);
  return values.length === 0 || values.some(check.isPresent) ? whole(entries, check) : undefined;
}

function whole<T>(entries: readonly Placed<Entry<T>>[], check: TextCheck<T>): Placed<Entry<T>>[] {
  return entries.filter(
    ({ utf16Start, value }) => value.kind === 'tombstone' || check.isWholeWord({ utf16Start, value }),
  );
}

function placedLive<T>({ utf16Start, value }: Placed<Entry<T>>): Placed<Live<T>>[] {
  return value.kind === 'live' ? [{ utf16Start, value }] : [];
}
