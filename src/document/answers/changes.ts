import { sliceSpan, type TextChange } from '../../text/span.ts';
import type { AlignedSpan } from '../links/linkWords.ts';
import type { AnsweredPart } from './answeredParts.ts';

/** What becomes of a part of a document, and which words of the new text came from which. */
export interface PartChange extends TextChange {
  /** Which of the command's targets it is a part of. */
  readonly target: number;
  readonly source: string;
  /** `written` counts from the start of the new text, `original` from that of the source. */
  readonly words: readonly AlignedSpan[];
  /** Whether it stays as it is because the answer has lost what must stay. */
  readonly isLeft?: true;
}

/** What becomes of each part of a target, also where it stays the same. */
export function partChanges(document: string, answered: readonly AnsweredPart[], target = 0): PartChange[] {
  return answered.map(({ document: span, ...part }) => ({
    ...span,
    ...part,
    target,
    source: sliceSpan(document, span),
  }));
}

/** Whether anything is other than it was. */
export function isChange({ source, text }: PartChange): boolean {
  return source !== text;
}
