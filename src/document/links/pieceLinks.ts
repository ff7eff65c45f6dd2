import { ownCopy } from '../../text/span.ts';
import type { Link, WrittenPiece } from './link.ts';
import type { AlignedSpan } from './linkWords.ts';
import type { TrackedSpan } from './trackedSpans.ts';

/** A piece of a text, what it became, and their words, whose spans count from each. */
interface LinkedPiece {
  readonly original: string;
  readonly written: string;
  readonly words: Iterable<AlignedSpan>;
}

/**
 * The links of a piece whose written text begins at an offset of a document. One without a linked word is linked
 * as a whole, so that it can be restored.
 */
export function* pieceLinks(
  { original, written, words }: LinkedPiece,
  utf16Start: number,
): Generator<TrackedSpan<Link>, void> {
  const piece: WrittenPiece = { original: ownCopy(original), written: ownCopy(written) };
  const link = (word: AlignedSpan) => ({
    utf16Start: utf16Start + word.written.utf16Start,
    utf16End: utf16Start + word.written.utf16End,
    value: { ...word, piece },
  });
  let isWhole = true;
  for (const word of words) {
    isWhole = false;
    yield link(word);
  }
  if (!isWhole) return;
  const whole = { utf16Start: 0, utf16End: written.length };
  yield link({ written: whole, original: { utf16Start: 0, utf16End: original.length } });
}
