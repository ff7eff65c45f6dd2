import { sliceSpan } from '../../text/span.ts';
import type { LinkedWord } from './linkWords.ts';

/** Letters and Persian digits. */
const PERSIAN_SCRIPT = /\p{Script=Arabic}/u;

/** A piece of text that became Pinglish at once. */
export interface Origin {
  readonly persian: string;
  /** As it was written into the document. */
  readonly latin: string;
}

/** What a Latin word in a document came from; its spans count from the beginnings of the origin's texts. */
export interface Link extends LinkedWord {
  readonly origin: Origin;
}

/** The Latin word as it was written. */
export function latinOf({ origin, latin }: Link): string {
  return sliceSpan(origin.latin, latin);
}

/** The Persian word, as it was submitted. */
export function persianOf({ origin, persian }: Link): string {
  return sliceSpan(origin.persian, persian);
}

/**
 * Whether the word was typed in Latin letters, as Pinglish, and Harf wrote Persian for it. Both of one text may have
 * words of the other script, so each word is asked.
 */
export function isTypedWord(link: Link): boolean {
  if (link.words !== undefined) return false;
  return PERSIAN_SCRIPT.test(latinOf(link)) || !PERSIAN_SCRIPT.test(persianOf(link));
}
