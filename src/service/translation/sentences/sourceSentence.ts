/** A part of a sentence as the fluent engine gets it, in standard letters. */
export interface SourcePart {
  readonly text: string;
  /** The white space before it: empty, a space, or a line break where a sentence goes on in the next line. */
  readonly space: string;
  /** What it was made of: a half-open span of the source, in code points. */
  readonly codePointStart: number;
  readonly codePointEnd: number;
  readonly kind: 'word' | 'punctuation' | 'number' | 'kept' | 'sign';
  /** What must stand in the English unchanged, whatever `text` says in its place. */
  readonly original: string;
}

/** What is translated at once; the English of the sentences follows each other with `before` before each. */
export interface SourceSentence {
  /** White space, a list's dash and the like, unchanged. */
  readonly before: string;
  /** None for what has no Persian word, and is not translated: all of it is in `before`. */
  readonly parts: readonly SourcePart[];
}
