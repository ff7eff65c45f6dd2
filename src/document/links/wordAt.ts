const ENDS_WITH_LETTER = /[\p{L}\p{N}\p{M}\u200c]$/u;
const BEGINS_WITH_LETTER = /^[\p{L}\p{N}\p{M}\u200c]/u;

/** A part of a text. */
interface Excerpt {
  readonly utf16Start: number;
  readonly text: string;
}

/** Whether `word` may stand at an offset, letters attached or not: what the excerpt shows of it is the word. */
export function isTextAt(word: string, utf16Start: number, excerpt: Excerpt): boolean {
  const at = utf16Start - excerpt.utf16Start;
  const seen = excerpt.text.slice(Math.max(at, 0), Math.max(at + word.length, 0));
  return seen === word.slice(Math.max(-at, 0), Math.max(-at, 0) + seen.length);
}

/**
 * Whether `word` may stand at an offset as a whole word, as far as the excerpt shows: it may stand there, and no
 * letter, digit, mark or joiner is attached to it.
 */
export function isWordAt(word: string, utf16Start: number, excerpt: Excerpt): boolean {
  const at = utf16Start - excerpt.utf16Start;
  const end = at + word.length;
  return (
    isTextAt(word, utf16Start, excerpt) &&
    !(at > 0 && ENDS_WITH_LETTER.test(excerpt.text.slice(Math.max(at - 2, 0), at))) &&
    !BEGINS_WITH_LETTER.test(excerpt.text.slice(Math.max(end, 0), end + 2))
  );
}
