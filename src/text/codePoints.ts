/**
 * Code points and UTF-16 code units. The contract counts in code points, JavaScript and VS Code in UTF-16,
 * so every offset in Harf carries its unit in its name. A lone surrogate counts as one code point.
 */
import { firstIndex } from './firstIndex.ts';

/** The number of code points in `text`. */
export function codePointLength(text: string): number {
  let length = text.length;
  for (let utf16 = 1; utf16 < text.length; utf16++) if (isPairAt(text, utf16 - 1)) length--;
  return length;
}

/** Converts offsets of one text between the two units; both directions take constant time or a binary search. */
export interface OffsetTable {
  readonly codePointLength: number;
  /** UTF-16 offset of a code-point offset; offsets outside the text are clamped to its ends. */
  toUtf16(codePointOffset: number): number;
  /** Code-point offset of a UTF-16 offset; an offset inside a surrogate pair gives the pair's start. */
  toCodePoint(utf16Offset: number): number;
}

/** Builds the table for `text`: no memory beyond the astral code points' positions. */
export function offsetTable(text: string): OffsetTable {
  const astral = astralCodePointOffsets(text);
  const total = text.length - astral.length;
  return {
    codePointLength: total,
    toUtf16(codePointOffset) {
      const inside = Math.min(Math.max(codePointOffset, 0), total);
      return inside + countBelow(astral, inside, 0);
    },
    toCodePoint(utf16Offset) {
      const inside = Math.min(Math.max(utf16Offset, 0), text.length);
      return inside - countBelow(astral, inside, 1);
    },
  };
}

function astralCodePointOffsets(text: string): number[] {
  const offsets: number[] = [];
  for (let utf16 = 0; utf16 + 1 < text.length; utf16++) {
    if (!isPairAt(text, utf16)) continue;
    offsets.push(utf16 - offsets.length);
    utf16++;
  }
  return offsets;
}

/** How many of the ascending `offsets`, each moved right by `step` for every entry before it, lie below `limit`. */
function countBelow(offsets: readonly number[], limit: number, step: number): number {
  return firstIndex(offsets.length, (at) => (offsets[at] ?? 0) + step * at >= limit);
}

function isPairAt(text: string, utf16: number): boolean {
  return isHighSurrogate(text.charCodeAt(utf16)) && isLowSurrogate(text.charCodeAt(utf16 + 1));
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** A half-open range of a text, in code points. */
export interface CodePointSpan {
  readonly codePointStart: number;
  readonly codePointEnd: number;
}

/** A word of a text, and what was written for it. */
export interface AlignedWord extends CodePointSpan {
  readonly source: string;
  readonly written: string;
}

/** A part of a text that was written, and the part of another that it came from. */
export interface AlignedCodePoints {
  readonly written: CodePointSpan;
  readonly original: CodePointSpan;
}

/** A sentence that was written, and the one that it came from. */
export interface AlignedSentence extends AlignedCodePoints {
  /** In the order in which they were written; none where nothing is known of them. */
  readonly words: readonly AlignedCodePoints[];
}
