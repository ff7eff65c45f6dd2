import type { Section, TimedSpan } from '../../src/panel/playback.ts';
import type { Timing } from '../../src/panel/requests.ts';
import { sentenceStarts } from '../../src/text/sections/sentences.ts';
import type { Span } from '../../src/text/span.ts';

/** A word is looked for so far from its place, in UTF-16 units; no word is longer. */
const MAX_WORD_LENGTH = 100;

/** Peaks below this are silence. */
const QUIET = 0.03;
const LONG_ENOUGH_SECONDS = 0.12;

/** The span at a place of the text, or else the first one after it. */
export function spanAtOffset(spans: readonly TimedSpan[], utf16Offset: number): TimedSpan | undefined {
  return spans.find(({ utf16End }) => utf16Offset < utf16End);
}

/** The word at a place of the text, or else the first one after it; empty at the end of the text. */
export function wordAround(text: string, utf16Offset: number): Span {
  const from = Math.max(0, utf16Offset - MAX_WORD_LENGTH);
  for (const { 0: word, index } of text.slice(from, utf16Offset + MAX_WORD_LENGTH).matchAll(/\S+/g)) {
    const utf16Start = from + index;
    if (utf16Offset < utf16Start + word.length) return { utf16Start, utf16End: utf16Start + word.length };
  }
  return { utf16Start: utf16Offset, utf16End: utf16Offset };
}

/** The first span of each sentence of a section; every span, where the timing is by sentence. */
export function sentenceSpans(text: string, section: Section, timing: Timing): readonly TimedSpan[] {
  if (timing.unit === 'sentence') return timing.spans;
  const sectionText = text.slice(section.utf16Start, section.utf16End);
  const first = sentenceStarts(sectionText).flatMap(
    (start) => spanAtOffset(timing.spans, section.utf16Start + start) ?? [],
  );
  return [...new Set(first)];
}

/** The place in the text of the sentence that `heard` is in; `sentences` are the first spans of sentences. */
export function sentenceAround(
  sentences: readonly TimedSpan[],
  heard: TimedSpan,
  section: Section | undefined,
): Span | undefined {
  const at = sentences.findLastIndex(({ startSeconds }) => startSeconds <= heard.startSeconds);
  const sentence = sentences[at];
  if (!sentence) return undefined;
  const utf16End = sentences[at + 1]?.utf16Start ?? section?.utf16End ?? heard.utf16End;
  return { utf16Start: sentence.utf16Start, utf16End };
}

/** The moments between sentences: halfway from the end of one to the start of the next, in seconds. */
export function sentenceBorders(timing: Timing, sentences: readonly TimedSpan[]): number[] {
  return sentences.slice(1).map((sentence) => {
    const before = timing.spans[timing.spans.indexOf(sentence) - 1];
    return ((before?.endSeconds ?? sentence.startSeconds) + sentence.startSeconds) / 2;
  });
}

/** The middles of the pauses in a sound, in seconds; `peaks` go evenly over its duration. */
export function quietMoments(peaks: readonly number[], durationSeconds: number): number[] {
  const secondsEach = durationSeconds / peaks.length;
  const moments: number[] = [];
  let start = 0;
  for (let at = 0; at <= peaks.length; at++) {
    if ((peaks[at] ?? 1) < QUIET) continue;
    if ((at - start) * secondsEach >= LONG_ENOUGH_SECONDS) moments.push(((start + at) / 2) * secondsEach);
    start = at + 1;
  }
  return moments;
}
