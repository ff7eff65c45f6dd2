import { firstIndex } from '../../text/firstIndex.ts';

/** Something that takes up room in a text; none is possible. */
export interface Measured {
  readonly utf16Length: number;
}

/** A value and where in the text it begins. */
export interface Interval<T> {
  readonly utf16Start: number;
  readonly value: T;
}

/** What a splice takes out, all that touches a closed range, and by how much it moves what is behind that. */
interface Cut {
  readonly utf16Start: number;
  readonly utf16End: number;
  readonly shift: number;
}

/** Starts count from that of the first value, so that a change before a chunk costs one addition. */
interface Chunk<T> {
  readonly starts: number[];
  readonly values: T[];
}

/** Stands for a chunk that is not there, and is to be looked at only. */
interface NoChunk {
  readonly starts: readonly number[];
  readonly values: readonly never[];
}

/** Of a value, or of the end of the list: one chunk past the last. */
interface ListPosition {
  readonly chunk: number;
  readonly index: number;
}

const MAX_CHUNK = 256;
const MIN_CHUNK = 32;

/**
 * Values in the order of their places, none of which overlap. A splice costs a pass over a chunk or two and at
 * most one over the chunks' bases; a look-up costs two binary searches.
 */
export class IntervalList<T extends Measured> {
  /** Where the first value of each chunk begins, but for a shift that is still to come. */
  #bases: number[] = [];
  /** Of the bases from a chunk on: changes near each other, or one before the other, do not pass over all of them. */
  #coming = { chunk: 0, shift: 0 };
  #chunks: Chunk<T>[] = [];

  /** What lies in or touches the closed range, in order. */
  touching(utf16Start: number, utf16End: number): Interval<T>[] {
    const found: Interval<T>[] = [];
    let place = this.#firstEndingFrom(utf16Start);
    for (let placed = this.#at(place); placed && placed.utf16Start <= utf16End; placed = this.#at(place)) {
      found.push(placed);
      place = this.#next(place);
    }
    return found;
  }

  /** Forwards, beginning with the first that ends at an offset or behind it. */
  *from(utf16Offset: number): Generator<Interval<T>, void> {
    let place = this.#firstEndingFrom(utf16Offset);
    for (let placed = this.#at(place); placed; placed = this.#at(place)) {
      yield placed;
      place = this.#next(place);
    }
  }

  /** Backwards, beginning with the last that begins at an offset or before it. */
  *backFrom(utf16Offset: number): Generator<Interval<T>, void> {
    let place = this.#previous(this.#firstStartingAfter(utf16Offset));
    for (let placed = this.#at(place); placed; placed = this.#at(place)) {
      yield placed;
      place = this.#previous(place);
    }
  }

  /** Takes out what touches the range of `cut`, moves what is behind it, and puts `inserted` in. */
  splice(cut: Cut, inserted: readonly Interval<T>[]): void {
    const first = this.#firstEndingFrom(cut.utf16Start);
    const after = this.#firstStartingAfter(cut.utf16End);
    if (cut.shift !== 0) this.#shift(after, cut.shift);
    const isNothing = first.chunk === after.chunk && first.index === after.index && inserted.length === 0;
    if (isNothing || this.#replaceWithin(first, after, inserted)) return;
    this.#rebuild(first, after, inserted);
  }

  #shift({ chunk, index }: ListPosition, by: number): void {
    const starts = this.#chunks[chunk]?.starts ?? [];
    if (index > 0) for (let at = index; at < starts.length; at++) starts[at] = (starts[at] ?? 0) + by;
    this.#moveComing(index > 0 ? chunk + 1 : chunk);
    this.#coming = { chunk: this.#coming.chunk, shift: this.#coming.shift + by };
  }

  /** Lets the shift that is to come begin at another chunk. */
  #moveComing(to: number): void {
    const { chunk: from, shift } = this.#coming;
    const bases = this.#bases;
    if (shift !== 0) {
      for (let at = from; at < to && at < bases.length; at++) bases[at] = (bases[at] ?? 0) + shift;
      for (let at = to; at < from && at < bases.length; at++) bases[at] = (bases[at] ?? 0) - shift;
    }
    this.#coming = { chunk: to, shift };
  }

  #baseOf(chunk: number): number {
    const { chunk: from, shift } = this.#coming;
    return (this.#bases[chunk] ?? 0) + (chunk < from ? 0 : shift);
  }

  /** Within one chunk, if it then still has a good size; else it does nothing. */
  #replaceWithin(first: ListPosition, after: ListPosition, inserted: readonly Interval<T>[]): boolean {
    const found = this.#chunks[first.chunk];
    if (found === undefined) return false;
    const { starts, values } = found;
    const isToEnd = after.chunk === first.chunk + 1 && after.index === 0;
    const last = after.chunk === first.chunk ? after.index : values.length;
    const size = values.length - (last - first.index) + inserted.length;
    if ((after.chunk !== first.chunk && !isToEnd) || size < MIN_CHUNK || size > MAX_CHUNK) return false;
    const base = this.#baseOf(first.chunk);
    starts.splice(first.index, last - first.index, ...inserted.map(({ utf16Start }) => utf16Start - base));
    values.splice(first.index, last - first.index, ...inserted.map(({ value }) => value));
    if (first.index === 0) this.#rebase(first.chunk, starts);
    return true;
  }

  /** After a change of the first of its `starts`, which count from the base. */
  #rebase(chunk: number, starts: number[]): void {
    const by = starts[0] ?? 0;
    this.#bases[chunk] = (this.#bases[chunk] ?? 0) + by;
    for (let at = 0; by !== 0 && at < starts.length; at++) starts[at] = (starts[at] ?? 0) - by;
  }

  #rebuild(first: ListPosition, after: ListPosition, inserted: readonly Interval<T>[]): void {
    let [from, to] = [first.chunk, after.chunk + 1];
    let kept = [
      ...this.#placed(first.chunk).slice(0, first.index),
      ...inserted,
      ...this.#placed(after.chunk).slice(after.index),
    ];
    if (kept.length < MIN_CHUNK && to < this.#chunks.length) kept = [...kept, ...this.#placed(to++)];
    else if (kept.length < MIN_CHUNK && from > 0) kept = [...this.#placed(--from), ...kept];
    this.#moveComing(this.#bases.length);
    this.#coming = { chunk: 0, shift: 0 };
    const parts = partsOf(kept);
    const bases = parts.map(([each]) => each?.utf16Start ?? 0);
    const chunks = parts.map((part, index) => chunkOf(part, bases[index] ?? 0));
    this.#bases = [...this.#bases.slice(0, from), ...bases, ...this.#bases.slice(to)];
    this.#chunks = [...this.#chunks.slice(0, from), ...chunks, ...this.#chunks.slice(to)];
  }

  #placed(chunk: number): Interval<T>[] {
    const base = this.#baseOf(chunk);
    const { starts, values } = this.#chunks[chunk] ?? EMPTY;
    return values.map((value, index) => ({ utf16Start: base + (starts[index] ?? 0), value }));
  }

  #at({ chunk, index }: ListPosition): Interval<T> | undefined {
    const { starts, values } = this.#chunks[chunk] ?? EMPTY;
    const value = values[index];
    return value && { utf16Start: this.#baseOf(chunk) + (starts[index] ?? 0), value };
  }

  #next({ chunk, index }: ListPosition): ListPosition {
    const { values } = this.#chunks[chunk] ?? EMPTY;
    return index + 1 < values.length ? { chunk, index: index + 1 } : { chunk: chunk + 1, index: 0 };
  }

  #previous({ chunk, index }: ListPosition): ListPosition {
    const { values } = this.#chunks[chunk - 1] ?? EMPTY;
    return index > 0 ? { chunk, index: index - 1 } : { chunk: chunk - 1, index: values.length - 1 };
  }

  #firstStartingAfter(utf16Offset: number): ListPosition {
    const chunk = firstIndex(this.#bases.length, (at) => this.#baseOf(at) > utf16Offset) - 1;
    const { starts } = this.#chunks[chunk] ?? EMPTY;
    const index = firstAbove(starts, utf16Offset - this.#baseOf(chunk));
    return index < starts.length ? { chunk, index } : { chunk: chunk + 1, index: 0 };
  }

  /** Values do not overlap, so few end behind an offset and begin before it. */
  #firstEndingFrom(utf16Offset: number): ListPosition {
    let place = this.#firstStartingAfter(utf16Offset);
    for (;;) {
      const before = this.#previous(place);
      const placed = this.#at(before);
      if (placed === undefined || placed.utf16Start + placed.value.utf16Length < utf16Offset) return place;
      place = before;
    }
  }
}

const EMPTY: NoChunk = { starts: [], values: [] };

/** The index of the first of the ascending `numbers` that is above `limit`; their count if none is. */
function firstAbove(numbers: readonly number[], limit: number): number {
  return firstIndex(numbers.length, (at) => (numbers[at] ?? 0) > limit);
}

/** As few parts as there can be, of nearly the same size. */
function partsOf<T>(placed: readonly Interval<T>[]): Interval<T>[][] {
  const size = Math.ceil(placed.length / Math.ceil(placed.length / MAX_CHUNK));
  const parts: Interval<T>[][] = [];
  for (let at = 0; at < placed.length; at += size) parts.push(placed.slice(at, at + size));
  return parts;
}

function chunkOf<T>(part: readonly Interval<T>[], base: number): Chunk<T> {
  return { starts: part.map(({ utf16Start }) => utf16Start - base), values: part.map(({ value }) => value) };
}
