import type { SpokenWord } from '../../../client/index.ts';
import type { TimedSpan } from '../../../panel/playback.ts';
import { offsetTable } from '../../../text/codePoints.ts';
import { type Span, sliceSpan } from '../../../text/span.ts';

const sentences = new Intl.Segmenter('fa', { granularity: 'sentence' });

/** When the words of a section are heard, as places in the text of the whole playback. */
export function wordSpans(text: string, section: Span, words: readonly SpokenWord[]): TimedSpan[] {
  const offsets = offsetTable(sliceSpan(text, section));
  return words.map(({ startSeconds, endSeconds, codePointStart, codePointEnd }) => ({
    startSeconds,
    endSeconds,
    utf16Start: section.utf16Start + offsets.toUtf16(codePointStart),
    utf16End: section.utf16Start + offsets.toUtf16(codePointEnd),
  }));
}

/** Estimates when the sentences of a section are heard: each gets its share of the duration by its letters. */
export function estimatedSpans(text: string, section: Span, durationSeconds: number): TimedSpan[] {
  const found = [...sentences.segment(sliceSpan(text, section))]
    .map(({ index, segment }) => ({
      ...trimmed(segment, section.utf16Start + index),
      letters: letters(segment),
    }))
    .filter((sentence) => sentence.letters > 0);
  const total = found.reduce((sum, sentence) => sum + sentence.letters, 0);
  let before = 0;
  return found.map(({ letters: count, ...span }) => {
    const startSeconds = (durationSeconds * before) / total;
    before += count;
    return { startSeconds, endSeconds: (durationSeconds * before) / total, ...span };
  });
}

function trimmed(segment: string, utf16Offset: number): Span {
  const utf16Start = utf16Offset + segment.length - segment.trimStart().length;
  return { utf16Start, utf16End: utf16Start + segment.trim().length };
}

function letters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
