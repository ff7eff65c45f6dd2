const RIGHT_TO_LEFT_ISOLATE = '\u2067';
const SENTENCE_END = /[.؟!…]$/u;

/**
 * A Persian sentence that reads from right to left in VS Code, which lays out all its texts from left to right: its
 * full stop would stand before it, and what is before a Latin word after that word. The isolate is left open, so
 * that sentences after it in the same text follow it on its left.
 */
export function rightToLeft(text: string): string {
  return SENTENCE_END.test(text) ? RIGHT_TO_LEFT_ISOLATE + text : text;
}

/**
 * A sentence as the message of a diagnostic. VS Code writes the source right behind one that reads from right to left: the
 * room that it leaves is on the other side.
 */
export function diagnosticMessage(sentence: string): string {
  return sentence.startsWith(RIGHT_TO_LEFT_ISOLATE) ? `${sentence} ` : sentence;
}
