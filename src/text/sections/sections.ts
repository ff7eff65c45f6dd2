import { isObject, OBJECT_WORD_LENGTH } from '../objectCharacters.ts';
import { lastBoundary } from './sectionBoundaries.ts';

export interface SectionLimits {
  /** Code points of a section, at most; an object character counts as the word that may take its place. */
  readonly maxCodePoints: number;
  /** Bytes that a section takes inside a JSON string in UTF-8, without the quotes, at most. */
  readonly maxJsonBytes: number;
}

/**
 * Cuts `text` into sections within `limits`, each as long as it can be, at the end of a paragraph, else of a
 * sentence, a line, a clause or a word. White space stays with what is before it, and joined the sections are
 * the text. A grapheme cluster is cut only if it is longer than the limits by itself.
 */
export function splitSections(text: string, limits: SectionLimits): string[] {
  const sections: string[] = [];
  for (let utf16Start = 0; utf16Start < text.length; ) {
    const utf16Limit = reach(text, utf16Start, limits);
    const utf16End = utf16Limit === text.length ? utf16Limit : lastBoundary(text, utf16Start, utf16Limit);
    sections.push(text.slice(utf16Start, utf16End));
    utf16Start = utf16End;
  }
  return sections;
}

/** The end of the longest piece from `utf16Start` that is within the limits; at least one code point. */
function reach(text: string, utf16Start: number, { maxCodePoints, maxJsonBytes }: SectionLimits): number {
  let [utf16, codePoints, bytes] = [utf16Start, 0, 0];
  while (utf16 < text.length) {
    const codePoint = text.codePointAt(utf16) ?? 0;
    bytes += jsonBytes(codePoint);
    codePoints += isObject(codePoint) ? OBJECT_WORD_LENGTH : 1;
    if (utf16 > utf16Start && (codePoints > maxCodePoints || bytes > maxJsonBytes)) break;
    utf16 += codePoint > 0xffff ? 2 : 1;
  }
  return utf16;
}

/** What `JSON.stringify` makes of a code point, in bytes of UTF-8; it escapes lone surrogates. */
function jsonBytes(codePoint: number): number {
  if (isObject(codePoint)) return OBJECT_WORD_LENGTH;
  if (codePoint < 0x20) return '\b\t\n\f\r'.includes(String.fromCharCode(codePoint)) ? 2 : 6;
  if (codePoint < 0x80) return codePoint === 0x22 || codePoint === 0x5c ? 2 : 1;
  if (codePoint < 0x800) return 2;
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) return 6;
  return codePoint > 0xffff ? 4 : 3;
}
