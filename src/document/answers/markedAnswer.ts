import { isMark, stripMarks } from '../../text/marks.ts';
import { sliceSpan } from '../../text/span.ts';
import type { AlignedSpan } from '../links/linkWords.ts';
import type { AnsweredPart, SplitAnswer } from './answeredParts.ts';

/** A word with its marks, and those that begin the text; or what stands between words, with marks if it has some. */
const SEGMENT =
  /(?:^\p{M}+)?[\p{L}\p{N}\u200c\u200d\u0640][\p{L}\p{M}\p{N}\u200c\u200d\u0640]*|[^\p{L}\p{N}\u200c\u200d\u0640]+/gu;

const HAS_MARK = /[\u064b-\u0652\u0654\u0656-\u065f\u0670]/;

/**
 * Divides a text that differs from what was sent by marks only; undefined if it differs by more. Its words are those
 * that have marks in one of the texts, also where they are no words but a space or a bracket.
 */
export const splitMarked: SplitAnswer = ({ text, parts }, answer) => {
  if (stripMarks(text) !== stripMarks(answer.text)) return undefined;
  const placeOf = followLetters(text, answer.text);
  return parts.map(({ document, sent }): AnsweredPart => {
    const source = sliceSpan(text, sent);
    const utf16Start = placeOf(sent.utf16Start);
    const words: AlignedSpan[] = [];
    for (const { 0: word, index } of source.matchAll(SEGMENT)) {
      const original = { utf16Start: index, utf16End: index + word.length };
      const from = placeOf(sent.utf16Start + original.utf16Start);
      const to = placeOf(sent.utf16Start + original.utf16End);
      const marked = answer.text.slice(from, to);
      if (marked !== '' && (marked !== word || HAS_MARK.test(word)))
        words.push({ original, written: { utf16Start: from - utf16Start, utf16End: to - utf16Start } });
    }
    return { document, text: answer.text.slice(utf16Start, placeOf(sent.utf16End)), words };
  });
};

/**
 * Finds where an offset of `text` is in `marked`, which has other marks on the same letters: behind the marks of the
 * letter before it. Offsets must be asked for in ascending order, so that all of them together take one pass.
 */
export function followLetters(text: string, marked: string): (utf16Offset: number) => number {
  let [at, place] = [0, 0];
  const passMarks = () => {
    while (isMark(marked.charCodeAt(place))) place++;
  };
  return (utf16Offset) => {
    // What begins the text is on no letter before it.
    if (utf16Offset === 0) return 0;
    for (; at < utf16Offset; at++) {
      if (isMark(text.charCodeAt(at))) continue;
      passMarks();
      place++;
    }
    passMarks();
    return place;
  };
}
