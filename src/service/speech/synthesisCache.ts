import { createHash } from 'node:crypto';
import type { AudioFiles } from '../audio/audioFiles.ts';
import type { Store } from '../store/store.ts';
import type { StoredSynthesis, SynthesisTable } from './synthesisTable.ts';
import type { SynthesisRequest, SynthesizedAudio } from './synthesizer.ts';

interface SynthesisCacheDependencies {
  readonly store: Store;
  readonly files: AudioFiles;
  readonly table: SynthesisTable;
  /** Audio is kept for so long after its last use, in milliseconds. */
  readonly keepMs: number;
  /** Unix milliseconds. */
  readonly now: () => number;
}

const HOUR_MS = 3_600_000;

/** Finished speech by what was asked for: 30 days, sliding (Limits). */
export class SynthesisCache {
  readonly #dependencies: SynthesisCacheDependencies;

  constructor(dependencies: SynthesisCacheDependencies) {
    this.#dependencies = dependencies;
  }

  /** What is there under `key`, kept for its full time from now on. */
  find(key: string): StoredSynthesis | undefined {
    const { store, files, table, now } = this.#dependencies;
    return store.transaction(() => {
      const found = table.find(key, now());
      return found !== undefined && files.keep(found.audio, this.#keepUntil()) ? found : undefined;
    });
  }

  /** Stores `made`, to be found under `key`; without one only its audio, for whoever knows the id. */
  async add(made: SynthesizedAudio, key: string | undefined): Promise<StoredSynthesis> {
    const { files, table } = this.#dependencies;
    const { bytes: _, ...known } = made;
    const audio = await files.add(made, this.#keepUntil(), (id) => {
      if (key !== undefined) table.put(key, { ...known, audio: id });
    });
    return { ...known, audio };
  }

  /** The end of an hour, so that only the first use within one has to write. */
  #keepUntil(): number {
    const { now, keepMs } = this.#dependencies;
    return Math.ceil((now() + keepMs) / HOUR_MS) * HOUR_MS;
  }
}

/** What decides, beside the request, how a text sounds. */
interface PronunciationVersion {
  readonly engineVersion: string;
  readonly pinnedWordsRevision: string;
}

/** A hash that is the same for the same sound: all of `request`, and the version of its pronunciation. */
export function synthesisKey(request: SynthesisRequest, version: PronunciationVersion): string {
  const { text, tier, voice, pace, style, expressiveness, regionalMode } = request;
  const { engineVersion, pinnedWordsRevision } = version;
  const delivery = [tier, voice, pace, style, expressiveness, regionalMode];
  const parts = [engineVersion, pinnedWordsRevision, text, ...delivery];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
