import { firstIndex } from '../../text/firstIndex.ts';
import type { Span } from '../../text/span.ts';
import type { AlignedSpan } from '../links/linkWords.ts';

/** Text that takes the place of a span of the English. */
export interface Insertion extends Span {
  readonly text: string;
  /** Where it stood in the text that was sent. */
  readonly utf16Sent: number;
}

/** A text with insertions. */
export class InsertedText {
  readonly text: string;
  readonly #insertions: readonly Insertion[];
  /** How much longer the text is behind so many insertions. */
  readonly #growths: number[] = [0];

  constructor(english: string, insertions: readonly Insertion[]) {
    // Those at one place are in their order already.
    this.#insertions = insertions.toSorted((a, b) => a.utf16Start - b.utf16Start || a.utf16End - b.utf16End);
    const parts: string[] = [];
    let [utf16Next, growth] = [0, 0];
    for (const { utf16Start, utf16End, text } of this.#insertions) {
      parts.push(english.slice(utf16Next, utf16Start), text);
      utf16Next = utf16End;
      growth += text.length - (utf16End - utf16Start);
      this.#growths.push(growth);
    }
    this.text = parts.join('') + english.slice(utf16Next);
  }

  /** Where a span of the English is, without the signs at its ends. */
  moved({ utf16Start, utf16End }: Span): Span {
    const { length } = this.#insertions;
    const behind = firstIndex(length, (at) => (this.#insertions[at]?.utf16End ?? 0) > utf16Start);
    const before = firstIndex(length, (at) => (this.#insertions[at]?.utf16Start ?? 0) >= utf16End);
    const start = utf16Start + (this.#growths[behind] ?? 0);
    return { utf16Start: start, utf16End: Math.max(start, utf16End + (this.#growths[before] ?? 0)) };
  }

  /** Whether a sentence has the same insertions within as the one that it came from. */
  isBalanced({ original, written }: AlignedSpan): boolean {
    return this.#insertions.every(
      ({ utf16Sent, utf16Start, utf16End }) =>
        (original.utf16Start < utf16Sent && utf16Sent < original.utf16End) ===
        (written.utf16Start < utf16End &&
          utf16Start < written.utf16End &&
          !(utf16Start === utf16End && (utf16Start <= written.utf16Start || utf16Start >= written.utf16End))),
    );
  }
}
