import type { StatementSync } from 'node:sqlite';
import * as z from 'zod';
import { jsonText } from '../store/jsonText.ts';
import type { Store } from '../store/store.ts';
import type { SynthesizedAudio } from './synthesizer.ts';

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
export class SynthesisTable {
  readonly #find: StatementSync;
  readonly #put: StatementSync;

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
