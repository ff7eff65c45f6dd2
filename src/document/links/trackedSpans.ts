import { firstIndex } from '../../text/firstIndex.ts';
import type { Span, TextChange } from '../../text/span.ts';
import type { Live, Tombstone, TrackedEntry } from './deleteTouched.ts';
import { deleteTouched } from './deleteTouched.ts';
import { type Interval, IntervalList } from './intervalList.ts';
import { isTextAt, isWordAt } from './wordAt.ts';

/** A value and the word of the text that it belongs to. */
export interface TrackedSpan<T> extends Span {
  readonly value: T;
}

/** Reads a part of the text as it is now, cut off at its ends. */
type ReadText = (span: Span) => string;

/**
 * Values tied to words of a text, in UTF-16 offsets with LF line ends. They are tracked through every change; one
 * whose word is changed is let go, never guessed, and comes back when undo or redo brings the word back.
 */
export class TrackedSpans<T> {
  readonly #textOf: (value: T) => string;
  readonly #entries = new IntervalList<TrackedEntry<T>>();

  /** @param textOf the word that a value belongs to; never empty */
  constructor(textOf: (value: T) => string) {
    this.#textOf = textOf;
  }

  /** Adds spans of the text as it is now, in order; what they overlap is let go. */
  add(spans: readonly TrackedSpan<T>[]): void {
    const [first, last] = [spans[0], spans.at(-1)];
    if (first === undefined || last === undefined) return;
    const cut = { utf16Start: first.utf16Start, utf16End: last.utf16End, shift: 0 };
    const touched = this.#entries.touching(cut.utf16Start, cut.utf16End);
    const added = spans.map(({ utf16Start, utf16End, value }) => placedLive(utf16Start, utf16End, value));
    const kept = touched.filter((entry) => isFree(spanOf(entry), spans));
    const inOrder = [...kept, ...added].sort((a, b) => a.utf16Start - b.utf16Start);
    this.#entries.splice(cut, inOrder);
  }

  /**
   * Takes up the changes of one event, each in offsets after those before it.
   * @param read only for undo and redo: the text after all changes
   */
  edit(changes: readonly TextChange[], read?: ReadText): void {
    if (read === undefined) for (const change of changes) this.#apply(change);
    else this.#revive(this.#applyAll(changes), lowestStart(changes), read);
  }

  /** Lets go of the spans that lie within a range, as if they had never been tied. */
  release({ utf16Start, utf16End }: Span): void {
    const isWithin = (entry: Interval<TrackedEntry<T>>) => {
      const span = spanOf(entry);
      return entry.value.kind === 'live' && utf16Start <= span.utf16Start && span.utf16End <= utf16End;
    };
    const kept = this.#entries.touching(utf16Start, utf16End).filter((entry) => !isWithin(entry));
    this.#entries.splice({ utf16Start, utf16End, shift: 0 }, kept);
  }

  /** The spans that lie in or touch a closed range, in order. */
  touching(utf16Start: number, utf16End: number): TrackedSpan<T>[] {
    return this.#entries.touching(utf16Start, utf16End).flatMap(live);
  }

  /** Forwards, beginning with the first that ends at an offset or behind it. */
  *from(utf16Offset: number): Generator<TrackedSpan<T>, void> {
    for (const entry of this.#entries.from(utf16Offset)) yield* live(entry);
  }

  /** Backwards, beginning with the last that begins at an offset or before it. */
  *backFrom(utf16Offset: number): Generator<TrackedSpan<T>, void> {
    for (const entry of this.#entries.backFrom(utf16Offset)) yield* live(entry);
  }

  /** The tombstones that the changes made or reached. */
  #applyAll(changes: readonly TextChange[]): Set<TrackedEntry<T>> {
    const tombstones = new Set<TrackedEntry<T>>();
    for (const change of changes) {
      const { touched, tombstone } = this.#apply(change);
      for (const { value } of touched) tombstones.delete(value);
      if (tombstone) tombstones.add(tombstone);
    }
    return tombstones;
  }

  #apply(change: TextChange) {
    const { utf16Start, utf16End, text } = change;
    const touched = this.#entries.touching(utf16Start, utf16End);
    const { entries, tombstone } = deleteTouched(touched, change, this.#textOf);
    this.#entries.splice({ utf16Start, utf16End, shift: text.length - (utf16End - utf16Start) }, entries);
    return { touched, tombstone };
  }

  #revive(tombstones: Set<TrackedEntry<T>>, utf16From: number, read: ReadText): void {
    if (tombstones.size === 0) return;
    const found: Interval<Tombstone<T>>[] = [];
    for (const { utf16Start, value } of this.#entries.from(utf16From)) {
      if (value.kind === 'tombstone' && tombstones.has(value)) found.push({ utf16Start, value });
      if (found.length === tombstones.size) break;
    }
    for (const tombstone of found) this.#open(tombstone, read);
  }

  #open({ utf16Start, value: tombstone }: Interval<Tombstone<T>>, read: ReadText): void {
    const span = spanOf({ utf16Start, value: tombstone });
    const around = { utf16Start: Math.max(0, utf16Start - 2), utf16End: span.utf16End + 2 };
    const excerpt = { utf16Start: around.utf16Start, text: read(around) };
    const back = revive(tombstone, span, {
      isPresent: ({ utf16Start: at, value }) => isTextAt(this.#textOf(value.value), at, excerpt),
      isWholeWord: ({ utf16Start: at, value }) => isWordAt(this.#textOf(value.value), at, excerpt),
    });
    if (back === undefined) return;
    const touched = this.#entries.touching(span.utf16Start, span.utf16End);
    const entries = touched.flatMap((entry) => (entry.value === tombstone ? back : [entry]));
    this.#entries.splice({ ...span, shift: 0 }, entries);
  }
}

function placedLive<T>(utf16Start: number, utf16End: number, value: T): Interval<TrackedEntry<T>> {
  return { utf16Start, value: { kind: 'live', utf16Length: utf16End - utf16Start, value } };
}

function spanOf<T>({ utf16Start, value }: Interval<TrackedEntry<T>>): Span {
  return { utf16Start, utf16End: utf16Start + value.utf16Length };
}

function live<T>({ utf16Start, value }: Interval<TrackedEntry<T>>): TrackedSpan<T>[] {
  return value.kind === 'live'
    ? [{ utf16Start, utf16End: utf16Start + value.utf16Length, value: value.value }]
    : [];
}

function lowestStart(changes: readonly TextChange[]): number {
  return changes.reduce((lowest, { utf16Start }) => Math.min(lowest, utf16Start), Number.POSITIVE_INFINITY);
}

/** Whether none of `others`, which are in order, reaches inside `span` or has it inside, empty or not. */
function isFree(span: Span, others: readonly Span[]): boolean {
  const other = others[firstIndex(others.length, (at) => (others[at]?.utf16End ?? 0) > span.utf16Start)];
  return other === undefined || other.utf16Start >= span.utf16End;
}

/** What the text after an undo or redo shows of a value at a place. */
interface TextCheck<T> {
  /** Whether its letters are there. */
  isPresent(live: Interval<Live<T>>): boolean;
  /** Whether they are there as a whole word. */
  isWholeWord(live: Interval<Live<T>>): boolean;
}

/**
 * What comes back out of a tombstone that covers `span` after an undo or redo. Undo takes back the changes that led
 * to the tombstone, so the length of the text tells how many of them, and every value stands exactly where it stood
 * or not at all. One that has a letter attached, perhaps already when it was deleted, is let go. Undefined if
 * nothing comes back.
 */
function revive<T>(
  tombstone: Tombstone<T>,
  span: Span,
  check: TextCheck<T>,
): readonly Interval<TrackedEntry<T>>[] | undefined {
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

function moved<T>(entries: readonly Interval<TrackedEntry<T>>[], by: number): Interval<TrackedEntry<T>>[] {
  return entries.map(({ utf16Start, value }) => ({ utf16Start: utf16Start + by, value }));
}

/** Undefined if all values are gone; tombstones alone are taken to be where they were. */
function revived<T>(entries: readonly Interval<TrackedEntry<T>>[], check: TextCheck<T>) {
  const values = entries.flatMap(({ utf16Start, value }) =>
    value.kind === 'live' ? [{ utf16Start, value }] : [],
  );
  return values.length === 0 || values.some(check.isPresent) ? whole(entries, check) : undefined;
}

function whole<T>(
  entries: readonly Interval<TrackedEntry<T>>[],
  check: TextCheck<T>,
): Interval<TrackedEntry<T>>[] {
  return entries.filter(
    ({ utf16Start, value }) => value.kind === 'tombstone' || check.isWholeWord({ utf16Start, value }),
  );
}
