import { sentenceStarts } from './sentences.ts';

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
export function lastBoundary(text: string, utf16Start: number, utf16Limit: number): number {
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
