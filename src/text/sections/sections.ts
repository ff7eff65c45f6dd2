import { isObject, OBJECT_WORD_LENGTH } from '../objectCharacters.ts';
import { sentenceStarts } from './sentences.ts';

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

/** So much of what follows is looked at, in UTF-16 units: enough to see where a boundary really is. */
const LOOKAHEAD = 64;

const graphemes = new Intl.Segmenter('fa', { granularity: 'grapheme' });
const words = new Intl.Segmenter('fa', { granularity: 'word' });

/** The places where a text may be cut, best kind first; offsets in UTF-16 units, ascending. */
const KINDS: readonly ((text: string) => Iterable<number>)[] = [
  endsOf(/(?:\n[^\S\n]*\n|\u2029)\s*/g),
  sentenceStarts,
  endsOf(/[\n\u2028]\s*/g),
  endsOf(/[؛،;:,][»”’"')\]]*\s+/g),
  endsOf(/\s+/g),
  (text) => Iterator.from(words.segment(text)).map(({ index }) => index),
];

/** The last good place to cut after `utf16Start`, at `utf16Limit` at most, where the text goes on. */
function lastBoundary(text: string, utf16Start: number, utf16Limit: number): number {
  const seen = text.slice(utf16Start, utf16Limit + LOOKAHEAD);
  const limit = utf16Limit - utf16Start;
  const clusters = graphemes.segment(seen);
  const isClusterStart = (at: number) => clusters.containing(at)?.index === at;
  for (const kind of KINDS) {
    const places = [...kind(seen)].filter((at) => at > 0 && at <= limit);
    const place = places.findLast((at) => isClusterStart(at) && !/\s/.test(seen.charAt(at)));
    if (place !== undefined) return utf16Start + place;
  }
  const cluster = clusters.containing(limit)?.index ?? 0;
  return cluster > 0 ? utf16Start + cluster : utf16Limit;
}

function endsOf(pattern: RegExp): (text: string) => Iterable<number> {
  return (text) => text.matchAll(pattern).map((match) => match.index + match[0].length);
}
