import { offsetTable } from '../../text/codePoints.ts';
import type { AlignedSpan } from './linkWords.ts';

/** A word of Pinglish and what it became; code points of the source, half-open. */
export interface WrittenItem {
  readonly codePointStart: number;
  readonly codePointEnd: number;
  readonly persian: string;
}

/**
 * The words of an answer in which all between the items is as long as in the source, so that their places are known.
 */
export function alignedWords(source: string, items: readonly WrittenItem[]): AlignedSpan[] {
  const offsets = offsetTable(source);
  let [typedEnd, writtenEnd] = [0, 0];
  return items.map(({ codePointStart, codePointEnd, persian }) => {
    const typed = { utf16Start: offsets.toUtf16(codePointStart), utf16End: offsets.toUtf16(codePointEnd) };
    const utf16Start = writtenEnd + typed.utf16Start - typedEnd;
    const written = { utf16Start, utf16End: utf16Start + persian.length };
    [typedEnd, writtenEnd] = [typed.utf16End, written.utf16End];
    return { original: typed, written };
  });
}
