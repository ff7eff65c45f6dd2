import { codePointLength } from '../../text/codePoints.ts';
import { sliceSpan } from '../../text/span.ts';
import type { LinkedWord } from './linkWords.ts';

/** A piece of text that became Pinglish at once. */
export interface Origin {
  readonly persian: string;
  /** As it was written into the document. */
  readonly latin: string;
  /** Where the piece begins in the text that was submitted. */
  readonly codePointStart: number;
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

/** Where the Persian word is in the submitted text. */
export function sourceRange(link: Link): { readonly codePointStart: number; readonly codePointEnd: number } {
  const { origin, persian } = link;
  const codePointStart = origin.codePointStart + codePointLength(origin.persian.slice(0, persian.utf16Start));
  return { codePointStart, codePointEnd: codePointStart + codePointLength(persianOf(link)) };
}
