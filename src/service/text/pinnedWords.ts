import { sha256 } from '#platform/hashing.ts';
import type { PinnedPronunciations, PinnedWord } from '../../engine/index.ts';

/** The words whose pronunciation a user has settled, as analysis takes them. */
interface PinnedWordSet {
  /** Undefined if nothing is pinned. */
  readonly pronunciations: PinnedPronunciations | undefined;
  /** A part of the key of everything that is cached; the same for the same words, empty for none. */
  readonly revision: string;
}

const NONE: PinnedWordSet = { pronunciations: undefined, revision: '' };

/** The pinned words of each environment, in memory only: they last as long as the process. */
export class PinnedWords {
  readonly #sets = new Map<string, PinnedWordSet>();

  of(environment: string): PinnedWordSet {
    return this.#sets.get(environment) ?? NONE;
  }

  /** From now on these words, and no others, are pinned. */
  async put(environment: string, words: readonly PinnedWord[]): Promise<PinnedWordSet> {
    if (words.length === 0) {
      this.#sets.delete(environment);
      return NONE;
    }
    const { pinPronunciations } = await import('../../engine/index.ts');
    const pronunciations = pinPronunciations(words);
    const revision = sha256(JSON.stringify([...pronunciations].sort()));
    if (this.of(environment).revision !== revision) this.#sets.set(environment, { pronunciations, revision });
    return this.of(environment);
  }
}
