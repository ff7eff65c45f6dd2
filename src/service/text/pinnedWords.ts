import { createHash } from 'node:crypto';
import type { PinnedPronunciations, PinnedWord } from '../../engine/index.ts';

/** The readings that analysis follows. */
export interface Pins {
  /** Undefined if nothing is pinned. */
  readonly pronunciations: PinnedPronunciations | undefined;
  /** A part of the key of everything that is kept because it may be asked for again; empty for none. */
  readonly revision: string;
}

const NONE: Pins = { pronunciations: undefined, revision: '' };

/** The pinned words of each environment, as long as the process lives. */
export class PinnedWords {
  readonly #pins = new Map<string, Pins>();

  of(environment: string): Pins {
    return this.#pins.get(environment) ?? NONE;
  }

  /** From now on these words, and no others, are pinned. */
  async put(environment: string, words: readonly PinnedWord[]): Promise<Pins> {
    if (words.length === 0) {
      this.#pins.delete(environment);
      return NONE;
    }
    const { pinPronunciations } = await import('../../engine/index.ts');
    const pronunciations = pinPronunciations(words);
    const revision = createHash('sha256')
      .update(JSON.stringify([...pronunciations].sort()))
      .digest('hex');
    if (this.of(environment).revision !== revision) this.#pins.set(environment, { pronunciations, revision });
    return this.of(environment);
  }
}
