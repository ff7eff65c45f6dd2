import { offsetTable } from './codePoints.ts';
import { type Span, sliceSpan } from './span.ts';

/** A word of an answer's alignment; code points of the submitted text, half-open. */
export interface AlignmentItem {
  readonly codePointStart: number;
  readonly codePointEnd: number;
  readonly source: string;
  readonly pinglish: string;
}

/** A Latin word and the Persian one it came from. */
export interface LinkedWord {
  readonly latin: Span;
  readonly persian: Span;
}

const WORDS = /[\p{L}\p{N}\p{M}\u200c]+/gu;
const STARTS_INSIDE_WORD = /^[\p{L}\p{N}\p{M}\u200c]/u;

/**
 * Finds each item's Latin word in one pass over both texts. An item is linked only where as many words lie
 * between it and the last link on the Latin side as on the Persian side, so a repeated word or an item that
 * does not occur never links wrongly; items that fit nowhere, overlap or go back are dropped.
 */
export function linkWords(source: string, pinglish: string, items: readonly AlignmentItem[]): LinkedWord[] {
  const latinWords = [...pinglish.matchAll(WORDS)].map(({ index }) => index);
  const links: LinkedWord[] = [];
  let nextWord = 0;
  let utf16Persian = 0;
  for (const { persian, pinglish: latinText } of sourceSpans(source, items)) {
    if (persian.utf16Start < utf16Persian) continue;
    const skipped = countWords(source.slice(utf16Persian, persian.utf16Start));
    const latin = latinSpan(pinglish, latinText, latinWords[nextWord + skipped]);
    if (latin === undefined || latin.utf16Start < (links.at(-1)?.latin.utf16End ?? 0)) continue;
    links.push({ latin, persian });
    utf16Persian = persian.utf16End;
    nextWord += skipped;
    while ((latinWords[nextWord] ?? Number.POSITIVE_INFINITY) < latin.utf16End) nextWord++;
  }
  return links;
}

/** The items whose source is really there, in order. */
function sourceSpans(source: string, items: readonly AlignmentItem[]) {
  const offsets = offsetTable(source);
  return items
    .filter(({ codePointStart, codePointEnd }) => codePointStart >= 0 && codePointStart < codePointEnd)
    .map((item) => ({
      ...item,
      persian: {
        utf16Start: offsets.toUtf16(item.codePointStart),
        utf16End: offsets.toUtf16(item.codePointEnd),
      },
    }))
    .filter((item) => sliceSpan(source, item.persian) === item.source)
    .sort((a, b) => a.codePointStart - b.codePointStart);
}

/** Where `word` stands if its first letter is at `utf16Letter` and no letter follows it directly. */
function latinSpan(pinglish: string, word: string, utf16Letter: number | undefined): Span | undefined {
  const letter = word.search(WORDS);
  if (utf16Letter === undefined || letter < 0) return undefined;
  const utf16Start = utf16Letter - letter;
  const utf16End = utf16Start + word.length;
  const isThere = utf16Start >= 0 && pinglish.startsWith(word, utf16Start);
  return isThere && !STARTS_INSIDE_WORD.test(pinglish.slice(utf16End, utf16End + 2))
    ? { utf16Start, utf16End }
    : undefined;
}

function countWords(text: string): number {
  return text.match(WORDS)?.length ?? 0;
}
