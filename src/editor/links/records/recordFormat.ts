import type { Link } from '../../../document/links/link.ts';
import type { TrackedSpan } from '../../../document/links/trackedSpans.ts';

/** The links of a document and the text that they stood in, which proves that they still fit. */
export interface LinkRecord {
  readonly text: string;
  /** In order, without overlap. */
  readonly words: readonly TrackedSpan<Link>[];
}

export const RECORD_VERSION = 2;

/** Before the numbers. */
export const HEAD_BYTES = 5;
