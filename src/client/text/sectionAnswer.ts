import type { AlignedWord } from '../decode/results.ts';

/** What a section became. */
export interface SectionAnswer {
  readonly text: string;
  /** Code points of the section. */
  readonly alignment?: readonly AlignedWord[];
}
