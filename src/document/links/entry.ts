import type { Measured, Placed } from './intervalList.ts';

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
  readonly deleted: readonly Placed<Entry<T>>[];
  /** How long the text was then. */
  readonly utf16Before: number;
  /** How many tombstones are within each other here. */
  readonly depth: number;
}

export type Entry<T> = Live<T> | Tombstone<T>;
