import { movedSpan, type Span } from '../../text/span.ts';

/**
 * How a passage is read over what stands between two of its runs and is not prose:
 * - `none`: as if it were not there; the runs touch (emphasis, a tag within a word, an escape).
 * - `space`: as white space (a line break with the marker of a quotation or a comment on the next line).
 * - `line`: as a line break (`<br>`, an escape).
 * - `word`: as a word that is not known (inline code, maths, a placeholder, an address, a citation).
 * - `message`: as a word too, in which other passages stand (the branches of a choice).
 */
export type Joint = 'none' | 'space' | 'line' | 'word' | 'message';

/** A part of a text that is not prose, and how what stands around it is read. */
export interface Exclusion extends Span {
  readonly joint: Joint;
}

/** A part of a document that is meant to be read, letter by letter as it stands there; never empty. */
export interface ProseRun extends Span {
  /** What parts it from the run before it in its passage; `none` for the first. */
  readonly joint: Joint;
}

/** What is read together, runs in order: a paragraph, a heading, a cell, a comment, a value. */
export interface ProsePassage {
  readonly runs: readonly ProseRun[];
}

/**
 * Finds the prose of a text whose lines end with LF: passages in order, whose runs never overlap. It takes linear
 * time for any text, and what it cannot make out is not prose.
 */
export type FindProse = (text: string) => readonly ProsePassage[];

/** The same passages of a text that stands in another one, so many UTF-16 units behind its beginning. */
export function movedPassages(passages: readonly ProsePassage[], utf16Distance: number): ProsePassage[] {
  return passages.map(({ runs }) => ({
    runs: runs.map((run) => ({ ...run, ...movedSpan(run, utf16Distance) })),
  }));
}
