import type { AlignedSentence } from '../../text/codePoints.ts';

export interface TranslatedText {
  readonly translation: string;
  /** Its sentences with their words, and what they came from. */
  readonly links: readonly AlignedSentence[];
}
