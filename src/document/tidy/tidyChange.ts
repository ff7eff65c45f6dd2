import type { TextChange } from '../edits/textChange.ts';

/** What may be tidied, each by its own setting, in the order in which a preview lists it. */
export const TIDY_KINDS = [
  'letters',
  'digits',
  'latinDigits',
  'halfSpaces',
  'joinedWords',
  'latinPunctuation',
  'punctuation',
  'quotes',
  'ellipses',
  'spaces',
  'tatweel',
] as const;

export type TidyKind = (typeof TIDY_KINDS)[number];

/** The kinds that are wanted. */
export type TidyKinds = ReadonlySet<TidyKind>;

/** A replacement of a span that is never empty, and why. */
export interface TidyChange extends TextChange {
  readonly kind: TidyKind;
}

/** Finds what of a text is to be written otherwise: in order, without overlap, in linear time. */
export type TidyRule = (text: string) => readonly TextChange[];
