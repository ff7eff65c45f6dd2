import { type Span, sliceSpan } from '../../text/span.ts';
import { type Link, originalOf } from '../links/link.ts';
import type { TrackedSpan } from '../links/trackedSpans.ts';
import type { PartChange } from './changes.ts';
import { divideMarked } from './markedAnswer.ts';

/** Words of a document that Harf marked, in order, each tied to what the author wrote. */
export type MarkedWords = readonly TrackedSpan<Link>[];

/** `span` of a document with the author's words in place of the marked ones, and all else as `change` makes it. */
export function withAuthorsWords(
  document: string,
  span: Span,
  marked: MarkedWords,
  change: (text: string) => string,
): string {
  let utf16Next = span.utf16Start;
  const parts: string[] = [];
  for (const word of marked) {
    if (word.utf16Start < utf16Next || word.utf16End > span.utf16End) continue;
    parts.push(change(document.slice(utf16Next, word.utf16Start)), originalOf(word.value));
    utf16Next = word.utf16End;
  }
  return parts.join('') + change(sliceSpan(document, { utf16Start: utf16Next, utf16End: span.utf16End }));
}

/**
 * What became of a part as a change of what the author wrote, with all words that have marks now or had some then, so
 * that they can be taken back to there.
 */
export function sinceAuthor(document: string, change: PartChange, marked: MarkedWords): PartChange {
  const source = withAuthorsWords(document, change, marked, (text) => text);
  const whole = { utf16Start: 0, utf16End: source.length };
  const target = { text: source, parts: [{ document: whole, sent: whole }], objects: [], scope: whole };
  const [part] = divideMarked(target, { text: change.text, words: [] }, source) ?? [];
  return { ...change, source, words: part?.words ?? [] };
}
