import { sentenceLineStarts } from '../../text/sections/lineEnds.ts';
import { sentenceStarts } from '../../text/sections/sentences.ts';
import { type Span, sliceSpan } from '../../text/span.ts';

/** So much of a text is looked at on either side, in UTF-16 units, so that the cost does not grow with it. */
const MAX_DISTANCE = 2000;

/**
 * The sentence around a word of `text`, within its paragraph and without white space at either end; a line that is not
 * wrapped is one by itself.
 */
export function sentenceAround(text: string, word: Span): Span {
  const paragraph = paragraphAround(text, word);
  const seen = sliceSpan(text, paragraph);
  const at = word.utf16Start - paragraph.utf16Start;
  const starts = [...sentenceStarts(seen), ...sentenceLineStarts(seen)].sort((a, b) => a - b);
  const from = starts.findLast((start) => start <= at) ?? 0;
  const to = starts.find((start) => start > at) ?? seen.length;
  const sentence = seen.slice(from, Math.max(to, word.utf16End - paragraph.utf16Start));
  const utf16Start = paragraph.utf16Start + from + sentence.length - sentence.trimStart().length;
  return { utf16Start, utf16End: utf16Start + sentence.trim().length };
}

/** The part of the text between blank lines, cut where that is too far. */
function paragraphAround(text: string, { utf16Start, utf16End }: Span): Span {
  const utf16From = Math.max(0, utf16Start - MAX_DISTANCE);
  const before = text.slice(utf16From, utf16Start);
  const after = text.slice(utf16End, utf16End + MAX_DISTANCE);
  const blank = before.matchAll(/\n[^\S\n]*\n/g).reduce((_, { 0: line, index }) => index + line.length, 0);
  const end = after.search(/\n[^\S\n]*\n/);
  return { utf16Start: utf16From + blank, utf16End: utf16End + (end < 0 ? after.length : end) };
}
