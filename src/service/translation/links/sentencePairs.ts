import { sentenceStarts } from '../../../text/sections/sentences.ts';
import { type Span, sliceSpan } from '../../../text/span.ts';

/** A half-open span of the source and one of the English, in UTF-16 units, without white space around. */
export interface SentencePair {
  readonly source: Span;
  readonly target: Span;
}

const english = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Which sentences of a translation came from which. Lines are paired if both texts have as many, and sentences if both
 * lines have as many; else all of them are one pair.
 */
export function sentencePairs(source: string, target: string): SentencePair[] {
  const whole = { source: spanOf(source), target: spanOf(target) };
  return paired(whole, { source: linesOf(source), target: linesOf(target) }).flatMap((line) =>
    paired(line, {
      source: within(line.source, sentenceStarts(sliceSpan(source, line.source))),
      target: within(line.target, englishStarts(sliceSpan(target, line.target))),
    }).flatMap((pair) => trimmedPair(pair, source, target)),
  );
}

function paired(
  whole: SentencePair,
  { source, target }: { readonly source: readonly Span[]; readonly target: readonly Span[] },
): SentencePair[] {
  if (source.length !== target.length) return [whole];
  return source.flatMap((span, at) => {
    const other = target[at];
    return other === undefined ? [] : [{ source: span, target: other }];
  });
}

function linesOf(text: string): Span[] {
  return [...text.matchAll(/[^\n]*[^\s][^\n]*/g)].map((line) => ({
    utf16Start: line.index,
    utf16End: line.index + line[0].length,
  }));
}

function englishStarts(text: string): number[] {
  return [...english.segment(text)].map(({ index }) => index);
}

function within(span: Span, starts: readonly number[]): Span[] {
  const length = span.utf16End - span.utf16Start;
  return starts.map((start, at) => ({
    utf16Start: span.utf16Start + start,
    utf16End: span.utf16Start + (starts[at + 1] ?? length),
  }));
}

function trimmedPair(pair: SentencePair, source: string, target: string): SentencePair[] {
  const trimmed = { source: trimmedSpan(source, pair.source), target: trimmedSpan(target, pair.target) };
  return isEmpty(trimmed.source) || isEmpty(trimmed.target) ? [] : [trimmed];
}

function trimmedSpan(text: string, span: Span): Span {
  const inside = sliceSpan(text, span);
  return {
    utf16Start: span.utf16Start + (inside.length - inside.trimStart().length),
    utf16End: span.utf16End - (inside.length - inside.trimEnd().length),
  };
}

function isEmpty({ utf16Start, utf16End }: Span): boolean {
  return utf16Start >= utf16End;
}

function spanOf(text: string): Span {
  return { utf16Start: 0, utf16End: text.length };
}
