import type { Span } from '../span.ts';
import type { Entry, Grave, Live } from './entry.ts';
import type { Placed } from './placedList.ts';

type Stands<T> = (live: Placed<Live<T>>) => boolean;

/**
 * What comes back out of a grave that covers `span` after an undo or redo. That goes back the way that led to the
 * grave, so the length of the text tells how far it went, and every value stands exactly where it stood or
 * not at all. Undefined if nothing comes back.
 */
export function exhume<T>(
  grave: Grave<T>,
  span: Span,
  stands: Stands<T>,
): readonly Placed<Entry<T>>[] | undefined {
  const { utf16Start } = span;
  const more = span.utf16End - utf16Start - grave.utf16Before;
  if (more === 0) return whatStands(moved(grave.buried, utf16Start), stands);
  for (const [index, inner] of grave.buried.entries()) {
    if (inner.value.kind !== 'grave') continue;
    const start = utf16Start + inner.utf16Start;
    const utf16End = start + inner.value.utf16Length + more;
    const back = utf16End < start ? undefined : exhume(inner.value, { utf16Start: start, utf16End }, stands);
    if (back === undefined) continue;
    const before = moved(grave.buried.slice(0, index), utf16Start);
    const after = moved(grave.buried.slice(index + 1), utf16Start + more);
    return [...standing(before, stands), ...back, ...standing(after, stands)];
  }
  return undefined;
}

function moved<T>(entries: readonly Placed<Entry<T>>[], by: number): Placed<Entry<T>>[] {
  return entries.map(({ utf16Start, value }) => ({ utf16Start: utf16Start + by, value }));
}

/** Undefined if all values are gone; graves alone are taken to be where they were. */
function whatStands<T>(entries: readonly Placed<Entry<T>>[], stands: Stands<T>) {
  const kept = standing(entries, stands);
  const isLive = ({ value }: Placed<Entry<T>>) => value.kind === 'live';
  return kept.some(isLive) || !entries.some(isLive) ? kept : undefined;
}

function standing<T>(entries: readonly Placed<Entry<T>>[], stands: Stands<T>): Placed<Entry<T>>[] {
  return entries.filter(({ utf16Start, value }) => value.kind === 'grave' || stands({ utf16Start, value }));
}
