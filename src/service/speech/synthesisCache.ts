import * as z from 'zod';
import { sha256 } from '#platform/hashing.ts';
import type { SqlStatement } from '../../platform/sqlDatabase.ts';
import type { AudioFiles } from '../audio/audioFiles.ts';
import { jsonText, type Store } from '../store/store.ts';
import type { SynthesisRequest, SynthesizedAudio } from './synthesizer.ts';

interface SynthesisCacheDependencies {
  readonly store: Store;
  readonly files: AudioFiles;
  /** Audio is kept for so long after its last use, in milliseconds. */
  readonly keepMs: number;
  /** Unix milliseconds. */
  readonly now: () => number;
}

const HOUR_MS = 3_600_000;

/** Finished speech by what was asked for: 30 days, sliding (Limits). */
export class SynthesisCache {
  readonly #dependencies: SynthesisCacheDependencies;
  readonly #table: SynthesisTable;

  constructor(dependencies: SynthesisCacheDependencies) {
    this.#dependencies = dependencies;
    this.#table = new SynthesisTable(dependencies.store);
  }

  /** What is there under `key`, kept for its full time from now on. */
  find(key: string): StoredSynthesis | undefined {
    const { store, files, now } = this.#dependencies;
    return store.transaction(() => {
      const found = this.#table.find(key, now());
      return found !== undefined && files.keep(found.audio, this.#keepUntil()) ? found : undefined;
    });
  }

  /** Stores `made`, to be found under `key`; without one only its audio, for whoever knows the id. */
  async add(made: SynthesizedAudio, key: string | undefined): Promise<StoredSynthesis> {
    const { files } = this.#dependencies;
    const { bytes: _, ...known } = made;
    const audio = await files.add(made, this.#keepUntil(), (id) => {
      if (key !== undefined) this.#table.put(key, { ...known, audio: id });
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
  return sha256(JSON.stringify(parts));
}

/** A row goes with its audio. */
export const synthesisSchema = `
  CREATE TABLE syntheses (
    key TEXT PRIMARY KEY,
    audio TEXT NOT NULL REFERENCES audio (id) ON DELETE CASCADE,
    mime_type TEXT NOT NULL,
    duration_seconds REAL NOT NULL,
    words TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX syntheses_by_audio ON syntheses (audio);
`;

/** Audio that is there, and what is known of it. */
export interface StoredSynthesis extends Omit<SynthesizedAudio, 'bytes'> {
  /** The id of its file. */
  readonly audio: string;
}

const wordTime = z.object({
  start: z.number(),
  end: z.number(),
  codePointStart: z.number(),
  codePointEnd: z.number(),
});
const synthesisRow = z.object({
  audio: z.string(),
  mime_type: z.enum(['audio/wav', 'audio/mpeg']),
  duration_seconds: z.number(),
  words: jsonText(wordTime.array()),
});

/** The cache of speech. A key is a hash: no text is kept here. */
class SynthesisTable {
  readonly #find: SqlStatement;
  readonly #put: SqlStatement;

  constructor(store: Store) {
    this.#find = store.prepare(
      `SELECT audio, mime_type, duration_seconds, words FROM syntheses
       JOIN audio ON audio.id = syntheses.audio WHERE key = ? AND keep_until > ?`,
    );
    this.#put = store.prepare('INSERT OR REPLACE INTO syntheses VALUES (?, ?, ?, ?, ?)');
  }

  /** What is kept under `key` beyond `now`, in Unix milliseconds, and can be read. */
  find(key: string, now: number): StoredSynthesis | undefined {
    const { data } = synthesisRow.safeParse(this.#find.get(key, now));
    if (data === undefined) return undefined;
    const { mime_type: mimeType, duration_seconds: durationSeconds, ...same } = data;
    return { ...same, mimeType, durationSeconds };
  }

  /** The audio must be in the store. */
  put(key: string, { audio, mimeType, durationSeconds, words }: StoredSynthesis): void {
    this.#put.run(key, audio, mimeType, durationSeconds, JSON.stringify(words));
  }
}
