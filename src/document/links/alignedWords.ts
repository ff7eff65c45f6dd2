import { type AlignedWord, offsetTable } from '../../text/codePoints.ts';
import type { AlignedSpan } from './linkWords.ts';

/**
 * The words of an answer in which all between the items is as long as in the source, so that their places are known.
 */
export function alignedWords(source: string, items: readonly Omit<AlignedWord, 'source'>[]): AlignedSpan[] {
  const offsets = offsetTable(source);
  let [typedEnd, writtenEnd] = [0, 0];
  return items.map(({ codePointStart, codePointEnd, written: word }) => {
    const typed = { utf16Start: offsets.toUtf16(codePointStart), utf16End: offsets.toUtf16(codePointEnd) };
    const utf16Start = writtenEnd + typed.utf16Start - typedEnd;
    const written = { utf16Start, utf16End: utf16Start + word.length };
    [typedEnd, writtenEnd] = [typed.utf16End, written.utf16End];
    return { original: typed, written };
  });
}
