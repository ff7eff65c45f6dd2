import type { CursorUnit } from '../../document/prose/formats.ts';
import type { ProsePassage } from '../../document/prose/prose.ts';
import type { ForeignText } from '../../document/prose/withoutForeign.ts';
import type { Span } from '../../text/span.ts';

/** What of a document is prose. */
export interface DocumentProse {
  /** In order, Persian and Latin, without sentences in the Persian script that are not Persian. */
  readonly passages: readonly ProsePassage[];
  /** Those sentences. */
  readonly foreign: readonly ForeignText[];
  /** Lines of a program that were not read, because they are too long or took too long. */
  readonly unread: readonly Span[];
  readonly unit: CursorUnit;
}
