import { sliceSpan } from '../../text/span.ts';
import type { AlignedSpan } from './linkWords.ts';

/** Letters and Persian digits. */
const PERSIAN_SCRIPT = /\p{Script=Arabic}/u;

/** A piece of text that was turned at once. */
export interface WrittenPiece {
  readonly original: string;
  /** As Harf wrote it into the document. */
  readonly written: string;
}

/** What a word that Harf wrote into a document came from; its spans count from the beginnings of the piece's texts. */
export interface Link extends AlignedSpan {
  readonly piece: WrittenPiece;
}

/** The word as Harf wrote it. */
export function writtenOf({ piece, written }: Link): string {
  return sliceSpan(piece.written, written);
}

/** The word that it came from, as it was submitted. */
export function originalOf({ piece, original }: Link): string {
  return sliceSpan(piece.original, original);
}

const LATIN = /\p{Script=Latin}/u;

/** Whether the word was spoken Persian, and Harf wrote it as it is written. */
function isSpokenWord(link: Link): boolean {
  const original = originalOf(link);
  return PERSIAN_SCRIPT.test(original) && !LATIN.test(original) && PERSIAN_SCRIPT.test(writtenOf(link));
}

/**
 * Whether the word was typed in Latin letters, as Pinglish, and Harf wrote Persian for it. Both of one text may have
 * words of the other script, so each word is asked.
 */
export function isTypedWord(link: Link): boolean {
  if (link.words !== undefined || isSpokenWord(link)) return false;
  return PERSIAN_SCRIPT.test(writtenOf(link)) || !PERSIAN_SCRIPT.test(originalOf(link));
}
