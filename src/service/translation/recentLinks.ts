import { LRUCache } from 'lru-cache';
import type { AlignedSentence } from '../../text/codePoints.ts';

/** The texts of all that are kept, in UTF-16 units. */
const MAX_KEPT = 200_000;

/** What the fluent engine said of its latest translations: which words came from which. In memory only. */
export class RecentLinks {
  readonly #links = new LRUCache<string, readonly AlignedSentence[]>({
    maxSize: MAX_KEPT,
    sizeCalculation: (_, key) => key.length,
  });

  note(text: string, translation: string, links: readonly AlignedSentence[]): void {
    this.#links.set(keyOf(text, translation), links);
  }

  /** Undefined if this translation of the text is not among them. */
  of(text: string, translation: string): readonly AlignedSentence[] | undefined {
    return this.#links.get(keyOf(text, translation));
  }
}

function keyOf(text: string, translation: string): string {
  return JSON.stringify([text, translation]);
}
