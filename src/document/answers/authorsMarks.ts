import { stripMarks } from '../../text/marks.ts';
import { type Span, sliceSpan } from '../../text/span.ts';
import { type Link, originalOf } from '../links/link.ts';
import type { TrackedSpan } from '../links/trackedSpans.ts';
import type { PartChange } from './changes.ts';
import { splitMarked } from './markedAnswer.ts';

/** Words of a document that Harf marked, in order, each tied to what the author wrote. */
export type MarkedWords = readonly TrackedSpan<Link>[];

/** `span` of a document with the author's words in place of the marked ones, and all else as `change` makes it. */
function withAuthorsWords(
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
  const [part] = splitMarked(target, { text: change.text, words: [] }, source) ?? [];
  return { ...change, source, words: part?.words ?? [] };
}

/** The marks that authors set themselves: tanvin, tashdid and hamza. */
const AUTHORS_MARKS = /[\u064b-\u064d\u0651\u0654]/g;
/** The other marks. */
const VOWEL_MARKS = /[\u064e-\u0650\u0652\u0656-\u065f\u0670]/g;

/** Which marks of unknown origin are taken off. */
export type RemovedMarks = 'vowels' | 'all';

/**
 * `span` of a document without marks: words that Harf is known to have marked as the author wrote them, of all else
 * the vowel marks, or all of them.
 */
export function withoutMarks(
  document: string,
  span: Span,
  marked: MarkedWords,
  removed: RemovedMarks,
): string {
  return withAuthorsWords(document, span, marked, removed === 'all' ? stripMarks : stripVowels);
}

/** How many marks of `span` the author may have set: those that are asked about, outside the known words. */
export function countAuthorsMarks(document: string, span: Span, marked: MarkedWords): number {
  let count = 0;
  withAuthorsWords(document, span, marked, (text) => {
    count += text.match(AUTHORS_MARKS)?.length ?? 0;
    return '';
  });
  return count;
}

function stripVowels(text: string): string {
  return text.replace(VOWEL_MARKS, '');
}
