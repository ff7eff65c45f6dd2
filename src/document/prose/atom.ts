import type { Joint } from './prose.ts';

/** What the runs are from: text for people, values of a data file, or comments and strings of a program. */
export type AtomContext = 'text' | 'data' | 'code';

/** A part of a run that nobody reads, in UTF-16 code units from where the run begins. */
export interface Atom {
  readonly start: number;
  readonly end: number;
  readonly joint: Joint;
}
