import { covers, sliceSpan } from '../../text/span.ts';
import type { AlignedSpan } from '../links/linkWords.ts';
import type { Answer, SplitAnswer } from './answeredParts.ts';
import { splitLatin } from './latinAnswer.ts';

/**
 * Divides written Persian as Pinglish is divided. What reaches over two parts, as a goal that went before its verb, with a sign
 * of the document between them, stays as it was spoken.
 */
export const splitWritten: SplitAnswer = (target, answer, document, kind) => {
  const spans = target.parts.map(({ sent }) => sent);
  let next = 0;
  const isWhole = ({ original }: AlignedSpan) => {
    while (next < spans.length && (spans[next]?.utf16End ?? 0) <= original.utf16Start) next++;
    const part = spans[next];
    return part !== undefined && covers(part, original);
  };
  return splitLatin(target, withoutOthers(target.text, answer, isWhole), document, kind);
};

/** An answer in which words that are not wanted are as they were. */
function withoutOthers(
  source: string,
  { text, words }: Answer,
  isWanted: (word: AlignedSpan) => boolean,
): Answer {
  const kept: AlignedSpan[] = [];
  let [result, utf16End] = ['', 0];
  for (const word of words) {
    result += text.slice(utf16End, word.written.utf16Start);
    const utf16Start = result.length;
    const wanted = isWanted(word);
    result += wanted ? sliceSpan(text, word.written) : sliceSpan(source, word.original);
    if (wanted) kept.push({ ...word, written: { utf16Start, utf16End: result.length } });
    utf16End = word.written.utf16End;
  }
  return { text: result + text.slice(utf16End), words: kept };
}
