import { type AlignedWord, offsetTable } from '../../text/codePoints.ts';
import { movedSpan, type Span, sliceSpan } from '../../text/span.ts';

/** What a service says of a sentence of a translation that may be wrong. */
export interface SentenceDoubt {
  /** In English, with all that follows. */
  readonly message: string;
  readonly doubts?: readonly { readonly reason: string; readonly missing?: string | undefined }[] | undefined;
  readonly draft?: string | undefined;
}

/** A word that Harf wrote and the one that it came from; of a translation, an English sentence and a Persian one. */
export interface AlignedSpan {
  readonly written: Span;
  readonly original: Span;
  /** Of a sentence, the words that are known; their spans count as those of the sentence do. */
  readonly words?: readonly AlignedSpan[];
  /** Of a sentence that may be wrong. */
  readonly doubt?: SentenceDoubt;
}

/** `word` with its spans, and those of the words in it, moved by so many UTF-16 units. */
export function movedAlignment(
  { written, original, words, doubt }: AlignedSpan,
  by: { readonly written: number; readonly original: number },
): AlignedSpan {
  return {
    written: movedSpan(written, by.written),
    original: movedSpan(original, by.original),
    ...(words && { words: words.map((word) => movedAlignment(word, by)) }),
    ...(doubt && { doubt }),
  };
}

const WORDS = /[\p{L}\p{N}\p{M}\u200c]+/gu;
const BEGINS_WITH_LETTER = /^[\p{L}\p{N}\p{M}\u200c]/u;

/**
 * Finds each item's Latin word in one pass over both texts. An item is linked only where as much white space
 * lies between it and the last link on the Latin side as on the Persian side, and as many words before it
 * without white space; so a repeated word, or an item that does not occur, does not link wrongly. Items that
 * fit nowhere, overlap an earlier one or go back are dropped.
 */
export function linkWords(source: string, pinglish: string, items: readonly AlignedWord[]): AlignedSpan[] {
  const chunks = chunkStarts(pinglish);
  const links: AlignedSpan[] = [];
  let [utf16Original, utf16Written, chunk] = [0, 0, 0];
  for (const { original, written: word } of sourceSpans(source, items)) {
    if (original.utf16Start < utf16Original) continue;
    const gap = source.slice(utf16Original, original.utf16Start).split(/\s+/u);
    const target = chunk + gap.length - 1;
    const from = Math.max(utf16Written, chunks[target] ?? pinglish.length);
    const place = { utf16Start: from, utf16End: chunks[target + 1] ?? pinglish.length };
    const written = latinSpan(pinglish, { word, place, skippedWords: countWords(gap.at(-1) ?? '') });
    if (written === undefined) continue;
    links.push({ written, original });
    utf16Original = original.utf16End;
    utf16Written = written.utf16End;
    chunk = target;
    while ((chunks[chunk + 1] ?? Number.POSITIVE_INFINITY) < utf16Written) chunk++;
  }
  return links;
}

/** Where the parts of `text` begin that white space sets apart. */
function chunkStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\s+/gu)].map((space) => space.index + space[0].length)];
}

/** The items whose source is really there, in order. */
function sourceSpans(source: string, items: readonly AlignedWord[]) {
  const offsets = offsetTable(source);
  return items
    .filter(({ codePointStart, codePointEnd }) => codePointStart >= 0 && codePointStart < codePointEnd)
    .map((item) => ({
      ...item,
      original: {
        utf16Start: offsets.toUtf16(item.codePointStart),
        utf16End: offsets.toUtf16(item.codePointEnd),
      },
    }))
    .filter((item) => sliceSpan(source, item.original) === item.source)
    .sort((a, b) => a.codePointStart - b.codePointStart);
}

interface Sought {
  readonly word: string;
  /** Where its first letter must be. */
  readonly place: Span;
  /** How many words of that place come before it. */
  readonly skippedWords: number;
}

/** Where the sought word stands as a whole; undefined if something else stands there. */
function latinSpan(pinglish: string, { word, place, skippedWords }: Sought): Span | undefined {
  const letters = word.search(WORDS);
  const there = [...sliceSpan(pinglish, place).matchAll(WORDS)][skippedWords];
  if (letters < 0 || there === undefined) return undefined;
  const utf16Start = place.utf16Start + there.index - letters;
  const utf16End = utf16Start + word.length;
  const isThere = utf16Start >= place.utf16Start && pinglish.startsWith(word, utf16Start);
  return isThere && !BEGINS_WITH_LETTER.test(pinglish.slice(utf16End, utf16End + 2))
    ? { utf16Start, utf16End }
    : undefined;
}

function countWords(text: string): number {
  return text.match(WORDS)?.length ?? 0;
}

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
