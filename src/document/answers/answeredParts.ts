import type { Span } from '../../text/span.ts';
import type { AlignedSpan } from '../links/linkWords.ts';
import type { ProseKind } from '../prose/formats.ts';
import type { Target } from '../targets/targets.ts';

/** What a span of a document became by the answer to a target. */
export interface AnsweredPart {
  readonly document: Span;
  readonly text: string;
  /** Words that came from words: `written` counts from the start of `text`, `original` from that of the span. */
  readonly words: readonly AlignedSpan[];
  /** Whether it stays as it is because the answer has lost what must stay. */
  readonly isLeft?: true;
}

/**
 * Divides what a service made of a target's text into what its parts, or its passages, became, in their order; undefined
 * if it cannot be told.
 * @param document that the target was found in
 * @param kind of that document; plain text if it is left out
 */
export type SplitAnswer = (
  target: Target,
  answer: Answer,
  document: string,
  kind?: ProseKind,
) => readonly AnsweredPart[] | undefined;

/** What a service made of a text. */
export interface Answer {
  readonly text: string;
  /**
   * Words of the text that was sent (`original`) and of the answer (`written`), in order; of a translation, its
   * sentences with their words.
   */
  readonly words: readonly AlignedSpan[];
}
