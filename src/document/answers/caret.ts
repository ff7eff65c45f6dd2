import { firstIndex } from '../../text/firstIndex.ts';
import { isMark, stripMarks } from '../../text/marks.ts';
import type { PartChange } from './changes.ts';

/**
 * Where an offset of a document is once `changes` are made, all in order and in offsets before them: inside a part,
 * at the same letter, else in the same word, else as far along.
 */
export function caretAfter(
  changes: readonly PartChange[],
  shifts: readonly number[],
  utf16Offset: number,
): number {
  const after = firstIndex(changes.length, (at) => (changes[at]?.utf16End ?? 0) >= utf16Offset);
  const change = changes[after];
  const shift = shifts[after] ?? 0;
  if (change === undefined || utf16Offset <= change.utf16Start) return utf16Offset + shift;
  return change.utf16Start + shift + placeInside(change, utf16Offset - change.utf16Start);
}

/** By how much the changes before each move what is behind them; one more for the end. */
export function shiftsOf(changes: readonly PartChange[]): number[] {
  const shifts = [0];
  for (const { utf16Start, utf16End, text } of changes)
    shifts.push((shifts.at(-1) ?? 0) + text.length - (utf16End - utf16Start));
  return shifts;
}

function placeInside(change: PartChange, utf16Offset: number): number {
  const { source, text, words } = change;
  if (utf16Offset >= source.length) return text.length;
  if (stripMarks(source) === stripMarks(text)) return placeAtLetter(source, text, utf16Offset);
  const next = firstIndex(words.length, (at) => (words[at]?.original.utf16End ?? 0) >= utf16Offset);
  const word = words[next];
  if (word && word.original.utf16Start <= utf16Offset)
    return word.written.utf16Start + proportion(word.written, word.original, utf16Offset);
  const before = words[next - 1];
  const rest = { from: before?.original.utf16End ?? 0, to: before?.written.utf16End ?? 0 };
  const limit = word?.written.utf16Start ?? text.length;
  if (words.length > 0) return Math.min(limit, rest.to + utf16Offset - rest.from);
  return wordStart(text, Math.round((utf16Offset / source.length) * text.length));
}

function placeAtLetter(source: string, marked: string, utf16Offset: number): number {
  const letters = stripMarks(source.slice(0, utf16Offset)).length;
  let place = 0;
  for (let passed = 0; place < marked.length; place++) {
    if (isMark(marked.charCodeAt(place))) continue;
    if (passed === letters) break;
    passed++;
  }
  return place;
}

interface Length {
  readonly utf16Start: number;
  readonly utf16End: number;
}

function proportion(latin: Length, persian: Length, utf16Offset: number): number {
  const share = (utf16Offset - persian.utf16Start) / (persian.utf16End - persian.utf16Start);
  return Math.round(share * (latin.utf16End - latin.utf16Start));
}

function wordStart(text: string, utf16Offset: number): number {
  return text.lastIndexOf(' ', utf16Offset) + 1;
}
