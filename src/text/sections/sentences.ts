const segmenter = new Intl.Segmenter('fa', { granularity: 'sentence' });

const ELLIPSIS_END = /…[»”’"')\]]*\s+/g;

/**
 * Where sentences begin, in UTF-16 units, ascending; white space belongs to the sentence before it. The segmenter
 * knows ؟ and ۔, but takes no ellipsis for an end. A single line break does not end a sentence: lines may be
 * wrapped.
 */
export function sentenceStarts(text: string): number[] {
  const unwrapped = text.replace(/[\n\r\u0085\u2028]/g, ' ');
  const segments = Iterator.from(segmenter.segment(unwrapped)).map(({ index }) => index);
  const afterEllipses = [...text.matchAll(ELLIPSIS_END)].map(({ index, 0: match }) => index + match.length);
  return [...new Set([...segments, ...afterEllipses])]
    .filter((start) => start < text.length)
    .sort((a, b) => a - b);
}
