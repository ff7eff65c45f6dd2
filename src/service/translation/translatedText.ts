/** Where a part of the English came from; half-open spans in code points. */
export interface WordLink {
  readonly sourceStart: number;
  readonly sourceEnd: number;
  readonly targetStart: number;
  readonly targetEnd: number;
}

/** A sentence of the English and the sentence that it came from. */
export interface SentenceLink extends WordLink {
  /** In the order of the English; none where nothing is known of them. */
  readonly words: readonly WordLink[];
}

export interface TranslatedText {
  readonly translation: string;
  readonly links: readonly SentenceLink[];
}
