import type { Span } from '../../text/span.ts';
import { sentenceAround } from '../passages/sentenceAround.ts';
import { passageSpan } from '../prose/clip.ts';
import type { ProsePassage } from '../prose/prose.ts';
import { composedOffset, composeProse, documentSpan } from '../prose/proseText.ts';

/** `span` with the sentences of `passage` that it cuts, as far as they can be seen. */
export function sentencesAround(document: string, passage: ProsePassage, span: Span): Span {
  const whole = passageSpan(passage);
  const isCutBefore = whole.utf16Start < span.utf16Start;
  const isCutAfter = span.utf16End < whole.utf16End;
  if (!isCutBefore && !isCutAfter) return whole;
  const prose = composeProse(document, [passage]);
  const around = (utf16DocumentOffset: number) => {
    const utf16Start = composedOffset(prose, utf16DocumentOffset);
    const sentence = sentenceAround(prose.text, { utf16Start, utf16End: utf16Start + 1 });
    return documentSpan(prose.runs, sentence) ?? span;
  };
  return {
    utf16Start: isCutBefore
      ? Math.min(span.utf16Start, around(span.utf16Start).utf16Start)
      : whole.utf16Start,
    utf16End: isCutAfter ? Math.max(span.utf16End, around(span.utf16End - 1).utf16End) : whole.utf16End,
  };
}
