import type { TextChange } from '../../text/span.ts';
import type { Interval, Measured } from './intervalList.ts';
import { isWordAt } from './wordAt.ts';

/** Tombstones within tombstones, at most: what lies deeper can no longer come back. */
const MAX_DEPTH = 2000;

type Places<T> = readonly Interval<TrackedEntry<T>>[];

/** What became of the entries that a change touched, in offsets after it. */
interface Deletion<T> {
  readonly entries: Places<T>;
  /** The one that the change made or widened. */
  readonly tombstone: Tombstone<T> | undefined;
}

/**
 * Moves the values that the change did not reach, and puts one tombstone in the place of the others and of the
 * tombstones among them. A change that is as long as what it replaces and leaves every value that it touches as it
 * stood, such as new line endings, reaches nothing. What else it replaces is not known here, so it need not be the same.
 */
export function deleteTouched<T>(
  touched: Places<T>,
  change: TextChange,
  textOf: (value: T) => string,
): Deletion<T> {
  const shift = change.text.length - (change.utf16End - change.utf16Start);
  if (shift === 0 && putsBack(touched, change, textOf)) return { entries: touched, tombstone: undefined };
  const before = touched.filter((placed) => isBefore(placed, change));
  const behind = touched.filter((placed) => isBehind(placed, change));
  const middle = touched.slice(before.length, touched.length - behind.length);
  const moved = behind.map(({ utf16Start, value }) => ({ utf16Start: utf16Start + shift, value }));
  if (middle.length === 0) return { entries: [...before, ...moved], tombstone: undefined };
  const tombstone = tombstoneOf(middle, { ...change, shift });
  return { entries: [...before, tombstone, ...moved], tombstone: tombstone.value };
}

function isBefore<T>(placed: Interval<TrackedEntry<T>>, { utf16Start }: TextChange): boolean {
  return placed.value.kind === 'live' && endOf(placed) <= utf16Start;
}

function isBehind<T>({ utf16Start, value }: Interval<TrackedEntry<T>>, { utf16End }: TextChange): boolean {
  return value.kind === 'live' && utf16Start >= utf16End;
}

/** Whether every value stands as it did, and there is one. */
function putsBack<T>(
  touched: Places<T>,
  { utf16Start, text }: TextChange,
  textOf: (value: T) => string,
): boolean {
  const values = touched.filter(({ value }) => value.kind === 'live');
  return (
    values.length > 0 &&
    values.every(
      ({ utf16Start: at, value }) =>
        value.kind === 'tombstone' || isWordAt(textOf(value.value), at, { utf16Start, text }),
    )
  );
}

interface Change {
  readonly utf16Start: number;
  readonly utf16End: number;
  readonly shift: number;
}

function tombstoneOf<T>(middle: Places<T>, { utf16Start, utf16End, shift }: Change): Interval<Tombstone<T>> {
  const [first, last] = [middle[0], middle.at(-1)];
  const start = Math.min(utf16Start, first?.utf16Start ?? utf16Start);
  const end = Math.max(utf16End, last ? endOf(last) : utf16End);
  const utf16Length = end - start + shift;
  // A change inside one tombstone needs none of its own: undone, it leaves the length as it was. With a second one,
  // of length 0 at its edge, it does: that holds values too.
  if (middle.length === 1 && first?.value.kind === 'tombstone' && first.value.utf16Length === end - start)
    return { utf16Start: start, value: { ...first.value, utf16Length } };
  return { utf16Start: start, value: newTombstone(middle, { start, utf16Before: end - start, utf16Length }) };
}

function newTombstone<T>(
  middle: Places<T>,
  { start, ...lengths }: { start: number; utf16Before: number; utf16Length: number },
): Tombstone<T> {
  const depth = middle.reduce((deepest, { value }) => Math.max(deepest, depthOf(value)), 0) + 1;
  const isTooDeep = depth > MAX_DEPTH;
  const deleted = isTooDeep ? middle.filter(({ value }) => value.kind === 'live') : middle;
  return {
    kind: 'tombstone',
    ...lengths,
    deleted: deleted.map((placed) => ({ ...placed, utf16Start: placed.utf16Start - start })),
    depth: isTooDeep ? 1 : depth,
  };
}

function depthOf<T>(entry: TrackedEntry<T>): number {
  return entry.kind === 'tombstone' ? entry.depth : 0;
}

function endOf<T>({ utf16Start, value }: Interval<TrackedEntry<T>>): number {
  return utf16Start + value.utf16Length;
}

/** A value that stands in the text. */
export interface Live<T> extends Measured {
  readonly kind: 'live';
  readonly value: T;
}

/**
 * Where values stood until a change reached inside them. It keeps what was there, so that undoing the change
 * brings it back.
 */
export interface Tombstone<T> extends Measured {
  readonly kind: 'tombstone';
  /** What stood there before the change; places count from the start of the tombstone. */
  readonly deleted: readonly Interval<TrackedEntry<T>>[];
  /** How long the text was then. */
  readonly utf16Before: number;
  /** How many tombstones are within each other here. */
  readonly depth: number;
}

export type TrackedEntry<T> = Live<T> | Tombstone<T>;
