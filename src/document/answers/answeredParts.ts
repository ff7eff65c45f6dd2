import type { LinkedWord } from '../links/linkWords.ts';
import type { Target } from '../targets/targets.ts';

/** What a part of a target became. */
export interface AnsweredPart {
  readonly text: string;
  /** Words that came from words: `latin` counts from the start of `text`, `persian` from that of the part. */
  readonly words: readonly LinkedWord[];
  /** Of how many parts it takes the place, with what stands between them: 1, or more where the order changed. */
  readonly partCount: number;
}

/**
 * Divides what a service made of a target's text into what its parts became, in their order; undefined if it cannot
 * be told.
 * @param document that the target was found in
 */
export type DivideAnswer = (
  target: Target,
  answer: Answer,
  document: string,
) => readonly AnsweredPart[] | undefined;

/** What a service made of a text. */
export interface Answer {
  readonly text: string;
  /** Words of the text that was sent (`persian`) and of the answer (`latin`), in order; only for Pinglish. */
  readonly words: readonly LinkedWord[];
}
