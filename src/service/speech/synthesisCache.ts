import { createHash } from 'node:crypto';
import type { AudioFiles } from '../audio/audioFiles.ts';
import type { Store } from '../store/store.ts';
import type { SynthesisedAudio, SynthesisRequest } from './synthesis.ts';
import type { StoredSynthesis, SynthesisTable } from './synthesisTable.ts';

export interface SynthesisCacheOptions {
  readonly store: Store;
  readonly files: AudioFiles;
  readonly table: SynthesisTable;
  /** Audio is kept for so long after its last use, in milliseconds. */
  readonly keepMs: number;
  readonly now: () => number;
}

/** Finished speech by what was asked for: 30 days, sliding (Limits). */
export class SynthesisCache {
  readonly #options: SynthesisCacheOptions;

  constructor(options: SynthesisCacheOptions) {
    this.#options = options;
  }

  /** What is there under `key`, kept for its full time from now on. */
  find(key: string): StoredSynthesis | undefined {
    const { store, files, table, now } = this.#options;
    return store.transaction(() => {
      const found = table.find(key, now());
      return found !== undefined && files.keep(found.audio, this.#keepUntil()) ? found : undefined;
    });
  }

  /** Stores `made`, to be found under `key`; without one only its audio, for whoever knows the id. */
  async add(made: SynthesisedAudio, key: string | undefined): Promise<StoredSynthesis> {
    const { mimeType, durationSeconds, words } = made;
    const audio = await this.#options.files.add(made, this.#keepUntil());
    const stored = { audio, mimeType, durationSeconds, words };
    if (key !== undefined) this.#options.table.put(key, stored);
    return stored;
  }

  #keepUntil(): number {
    return this.#options.now() + this.#options.keepMs;
  }
}

/** The same for the same sound: all of `request`, and the engine that reads it. */
export function synthesisKey(request: SynthesisRequest, engineVersion: string): string {
  const { text, tier, voice, pace, style, expressiveness, regionalMode } = request;
  const parts = [engineVersion, text, tier, voice, pace, style, expressiveness, regionalMode];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
