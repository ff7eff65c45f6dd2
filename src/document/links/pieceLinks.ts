import type { FollowedSpan } from './followedSpans.ts';
import type { Link, Origin } from './link.ts';
import type { LinkedWord } from './linkWords.ts';

/** A piece of a text, what it became, and their words, whose spans count from each. */
interface LinkedPiece {
  readonly persian: string;
  readonly latin: string;
  readonly words: Iterable<LinkedWord>;
}

/**
 * The links of a piece whose Latin text begins at an offset of a document. One without a linked word is linked
 * as a whole, so that it can be restored.
 */
export function* pieceLinks(
  { persian, latin, words }: LinkedPiece,
  utf16Start: number,
): Generator<FollowedSpan<Link>, void> {
  const origin: Origin = { persian, latin };
  const link = (word: LinkedWord) => ({
    utf16Start: utf16Start + word.latin.utf16Start,
    utf16End: utf16Start + word.latin.utf16End,
    value: { ...word, origin },
  });
  let isWhole = true;
  for (const word of words) {
    isWhole = false;
    yield link(word);
  }
  if (!isWhole) return;
  const whole = { utf16Start: 0, utf16End: latin.length };
  yield link({ latin: whole, persian: { utf16Start: 0, utf16End: persian.length } });
}
