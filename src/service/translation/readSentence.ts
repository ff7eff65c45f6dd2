import type { ExplainedWord, Token } from '../../engine/index.ts';

/** A sentence of the source as the engine reads it. */
export interface ReadSentence {
  readonly tokens: readonly Token[];
  /** What is known of the word at an index of `tokens`; undefined for what is no word, and for a piece of another. */
  readonly wordAt: (at: number) => ExplainedWord | undefined;
}

/** A share of the readings from which on a word may be another. */
const MAY_BE = 0.05;

/** Whether a word has endings, or may be another. */
export function isUnsure(
  { inflection = {}, alternatives }: ExplainedWord,
  others: ReadonlySet<string>,
): boolean {
  return (
    Object.keys(inflection).length > 0 ||
    alternatives.some(({ partOfSpeech, confidence }) => confidence > MAY_BE && others.has(partOfSpeech))
  );
}
