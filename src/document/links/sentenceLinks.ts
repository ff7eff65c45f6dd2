import type { Span } from '../../text/span.ts';
import { sentenceAround } from '../passages/sentenceAround.ts';
import type { FollowedSpan, FollowedSpans } from './followedSpans.ts';
import type { Link } from './link.ts';

type Linked = FollowedSpan<Link>;

/** Where a link's Persian sentence is in its origin's text, and where the words of it stand in the document. */
export interface LinkedSentence {
  readonly persian: Span;
  /** From the first to the last word of the sentence that is still linked. */
  readonly latin: Span;
}

export function sentenceOf(links: FollowedSpans<Link>, word: Linked): LinkedSentence {
  const { origin } = word.value;
  const persian = sentenceAround(origin.persian, word.value.persian);
  const isInside = ({ value }: Linked) =>
    value.origin === origin &&
    persian.utf16Start <= value.persian.utf16Start &&
    value.persian.utf16End <= persian.utf16End;
  const first = lastWhile(links.backFrom(word.utf16Start), isInside) ?? word;
  const last = lastWhile(links.from(word.utf16End), isInside) ?? word;
  return { persian, latin: { utf16Start: first.utf16Start, utf16End: last.utf16End } };
}

function lastWhile(words: Iterable<Linked>, isSo: (word: Linked) => boolean): Linked | undefined {
  let last: Linked | undefined;
  for (const word of words) {
    if (!isSo(word)) break;
    last = word;
  }
  return last;
}
