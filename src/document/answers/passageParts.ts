import { covers, movedSpan, type Span } from '../../text/span.ts';
import type { AlignedSpan } from '../links/linkWords.ts';
import type { Answer } from './answeredParts.ts';
import type { Sentence } from './signInsertions.ts';

/** The sentences of a passage, whose English counts from its beginning. */
export function sentencesWithin({ words: sentences }: Answer, sent: Span, english: Span): Sentence[] {
  const isWithin = ({ written, original }: AlignedSpan) => covers(english, written) && covers(sent, original);
  const fromStart = ({ original, written }: AlignedSpan): AlignedSpan => ({
    original,
    written: movedSpan(written, -english.utf16Start),
  });
  return sentences.flatMap((sentence) => {
    const words = (sentence.words ?? []).filter(isWithin).map(fromStart);
    const isPart = !isWithin(sentence);
    const { doubt } = sentence;
    const part = { ...fromStart(sentence), words, isPart, ...(doubt && { doubt }) };
    return isPart && words.length === 0 ? [] : [part];
  });
}

/** The lines within a span, without their breaks. */
export function linesOf(text: string, { utf16Start, utf16End }: Span): Span[] {
  const lines: Span[] = [];
  let from = utf16Start;
  for (let at = text.indexOf('\n', from); at >= 0 && at < utf16End; at = text.indexOf('\n', from)) {
    lines.push({ utf16Start: from, utf16End: at });
    from = at + 1;
  }
  return [...lines, { utf16Start: from, utf16End }];
}
