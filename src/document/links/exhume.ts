import type { Span } from '../../text/span.ts';
import type { Entry, Grave, Live } from './entry.ts';
import type { Placed } from './placedList.ts';

/** What the text after an undo or redo shows of a value at a place. */
export interface Sight<T> {
  /** Whether its letters are there. */
  isThere(live: Placed<Live<T>>): boolean;
  /** Whether they are there as a whole word. */
  isWhole(live: Placed<Live<T>>): boolean;
}

/**
 * What comes back out of a grave that covers `span` after an undo or redo. That goes back the way that led to the
 * grave, so the length of the text tells how far it went, and every value stands exactly where it stood or
 * not at all. One that has a letter attached, perhaps already when it was buried, is let go. Undefined if nothing
 * comes back.
 */
export function exhume<T>(
  grave: Grave<T>,
  span: Span,
  sight: Sight<T>,
): readonly Placed<Entry<T>>[] | undefined {
  const { utf16Start } = span;
  const more = span.utf16End - utf16Start - grave.utf16Before;
  if (more === 0) return whatStands(moved(grave.buried, utf16Start), sight);
  for (const [index, inner] of grave.buried.entries()) {
    if (inner.value.kind !== 'grave') continue;
    const start = utf16Start + inner.utf16Start;
    const utf16End = start + inner.value.utf16Length + more;
    const back = utf16End < start ? undefined : exhume(inner.value, { utf16Start: start, utf16End }, sight);
    if (back === undefined) continue;
    const before = moved(grave.buried.slice(0, index), utf16Start);
    const after = moved(grave.buried.slice(index + 1), utf16Start + more);
    return [...standing(before, sight), ...back, ...standing(after, sight)];
  }
  return undefined;
}

function moved<T>(entries: readonly Placed<Entry<T>>[], by: number): Placed<Entry<T>>[] {
  return entries.map(({ utf16Start, value }) => ({ utf16Start: utf16Start + by, value }));
}

/** Undefined if all values are gone; graves alone are taken to be where they were. */
function whatStands<T>(entries: readonly Placed<Entry<T>>[], sight: Sight<T>) {
  const values = entries.flatMap(placedLive);
  return values.length === 0 || values.some(sight.isThere) ? standing(entries, sight) : undefined;
}

function standing<T>(entries: readonly Placed<Entry<T>>[], sight: Sight<T>): Placed<Entry<T>>[] {
  return entries.filter(
    ({ utf16Start, value }) => value.kind === 'grave' || sight.isWhole({ utf16Start, value }),
  );
}

function placedLive<T>({ utf16Start, value }: Placed<Entry<T>>): Placed<Live<T>>[] {
  return value.kind === 'live' ? [{ utf16Start, value }] : [];
}
