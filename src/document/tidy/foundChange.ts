import type { TextChange } from '../../text/span.ts';

/** A replacement of a span that is never empty, by the first suggestion of a rule of proofreading, and why. */
export interface FoundChange extends TextChange {
  readonly rule: string;
  /** `warning` where the rule is sure. */
  readonly severity: 'warning' | 'hint';
  /** A sentence in each language. */
  readonly reason: { readonly en: string; readonly fa: string };
  /** The likeliest first. */
  readonly suggestions: readonly string[];
}
