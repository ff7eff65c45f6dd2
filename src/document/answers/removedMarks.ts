import { stripMarks } from '../../text/marks.ts';
import type { Span } from '../../text/span.ts';
import { type MarkedWords, withAuthorsWords } from './authorsMarks.ts';

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
