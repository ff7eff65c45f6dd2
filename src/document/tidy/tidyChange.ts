import type { TextChange } from '../../text/span.ts';

/** A replacement of a span that is never empty, the rule that makes it, and why, a sentence in each language. */
export interface TidyChange extends TextChange {
  readonly rule: string;
  readonly reason: { readonly en: string; readonly fa: string };
}
