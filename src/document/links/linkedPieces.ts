import type { Span } from '../../text/span.ts';
import type { LinkedWord } from './alignment.ts';

/** A piece of a submitted text, what it became, and their words, whose spans count from each. */
export interface LinkedPiece {
  readonly persian: string;
  readonly latin: string;
  readonly words: readonly LinkedWord[];
}

/**
 * The pieces of texts that were sent joined by line feeds and came back as as many pieces: each gets the links
 * that lie within it on both sides.
 * @param words in order
 */
export function linkedPieces(
  persian: readonly string[],
  latin: readonly string[],
  words: readonly LinkedWord[],
): LinkedPiece[] {
  const persianSpans = joinedSpans(persian);
  const latinSpans = joinedSpans(latin);
  let next = 0;
  return persian.map((piece, index) => {
    const inside: LinkedWord[] = [];
    const utf16End = persianSpans[index]?.utf16End ?? 0;
    for (let word = words[next]; word && word.persian.utf16Start <= utf16End; word = words[++next]) {
      const inLatin = within(word.latin, latinSpans[index]);
      const inPersian = within(word.persian, persianSpans[index]);
      if (inLatin && inPersian) inside.push({ latin: inLatin, persian: inPersian });
    }
    return { persian: piece, latin: latin[index] ?? '', words: inside };
  });
}

function joinedSpans(pieces: readonly string[]): Span[] {
  let utf16Next = 0;
  return pieces.map(({ length }) => {
    const utf16Start = utf16Next;
    utf16Next += length + 1;
    return { utf16Start, utf16End: utf16Start + length };
  });
}

/** `span` in offsets from the start of `outer`; undefined if it is not inside. */
function within(span: Span, outer: Span | undefined): Span | undefined {
  if (outer === undefined || span.utf16Start < outer.utf16Start || span.utf16End > outer.utf16End)
    return undefined;
  return { utf16Start: span.utf16Start - outer.utf16Start, utf16End: span.utf16End - outer.utf16Start };
}
