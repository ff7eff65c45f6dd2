import type { ProsePassage } from '../../document/prose/prose.ts';
import type { ForeignText } from '../../document/prose/withoutForeign.ts';

/** What of a document is prose. */
export interface DocumentProse {
  /** In order, Persian and Latin, without sentences in the Persian script that are not Persian. */
  readonly passages: readonly ProsePassage[];
  /** Those sentences. */
  readonly foreign: readonly ForeignText[];
  /** What a cursor stands for: the lines up to a blank one, or the comment, string or value. */
  readonly unit: 'paragraph' | 'passage';
}
