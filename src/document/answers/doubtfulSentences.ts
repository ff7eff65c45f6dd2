import { changedText, overlaps, type Span } from '../../text/span.ts';
import { type AlignedSpan, movedAlignment, type SentenceDoubt } from '../links/linkWords.ts';
import type { Answer } from './answeredParts.ts';

/** A doubt about what a sentence became, and where the sentence stands in the text that was sent. */
export interface PlacedDoubt {
  readonly original: Span;
  readonly doubt: SentenceDoubt;
}

/**
 * A translation with each doubt on the sentence that it is about. Where sentences could be tied only together, all of them are
 * doubtful, and have no draft.
 */
export function withDoubts(answer: Answer, doubts: readonly PlacedDoubt[]): Answer {
  if (doubts.length === 0) return answer;
  const words = answer.words.map((sentence) => {
    const { original } = sentence;
    const found = doubts.find((each) => overlaps(each.original, original));
    if (found === undefined) return sentence;
    const { draft, ...told } = found.doubt;
    const isAlone =
      found.original.utf16Start === original.utf16Start && found.original.utf16End === original.utf16End;
    return { ...sentence, doubt: isAlone ? found.doubt : told };
  });
  return { ...answer, words };
}

/** The translation with the draft of the sentence that `doubt` is on in its place; undefined if it has no such sentence. */
export function withDraft(answer: Answer, doubt: SentenceDoubt): Answer | undefined {
  const at = answer.words.findIndex((sentence) => sentence.doubt === doubt);
  const sentence = answer.words[at];
  const { draft } = doubt;
  if (sentence === undefined || draft === undefined) return undefined;
  const { utf16Start, utf16End } = sentence.written;
  const by = { original: 0, written: utf16Start + draft.length - utf16End };
  const drafted: AlignedSpan = {
    original: sentence.original,
    written: { utf16Start, utf16End: utf16Start + draft.length },
    words: [],
  };
  return {
    text: changedText(answer.text, { utf16Start: 0, utf16End: answer.text.length }, [
      { ...sentence.written, text: draft },
    ]),
    words: answer.words.map((each, place) => {
      if (place === at) return drafted;
      return each.written.utf16Start >= utf16End ? movedAlignment(each, by) : each;
    }),
  };
}
