import type { GrammarFile } from '../../document/prose/code/grammars.ts';
import type { CursorUnit, ProseKind } from '../../document/prose/formats.ts';
import type { ForeignText } from '../../document/prose/withoutForeign.ts';
import type { Span } from '../../text/span.ts';

/** What the prose thread is given once, when it starts. */
export interface ProseThreadData {
  readonly grammars: readonly GrammarFile[];
  /** A path: the engine of the grammars' expressions. */
  readonly onigurumaPath: string;
}

/** A text to be read, lines ending with LF. */
export interface ProseRequest {
  readonly id: number;
  readonly text: string;
  readonly kind: ProseKind;
  readonly languageId: string;
  readonly hasTitles: boolean;
}

/** What of it is prose, or that the thread failed on it. */
export type ProseReply =
  | {
      readonly id: number;
      readonly packed: Int32Array<ArrayBuffer>;
      readonly unit: CursorUnit;
      readonly foreign: readonly ForeignText[];
      readonly unread: readonly Span[];
    }
  | {
      readonly id: number;
      /** What failed and where in the code; nothing of the text. */
      readonly error: string;
    };
