import type { StatementSync } from 'node:sqlite';
import * as z from 'zod';
import { type SpeechWords, speechWords } from '../../contract/index.ts';
import { jsonText } from '../store/jsonText.ts';
import type { Store } from '../store/store.ts';

export const wordTimeSchema = `
  CREATE TABLE spoken_words (
    environment TEXT NOT NULL,
    id TEXT NOT NULL,
    words TEXT NOT NULL,
    keep_until INTEGER NOT NULL,
    PRIMARY KEY (environment, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX spoken_words_by_keep_until ON spoken_words (keep_until);
`;

/** Names generated speech: by the id of its job or request, within an environment. */
export interface SpeechKey {
  readonly environment: string;
  readonly id: string;
}

const wordsRow = z.object({ words: jsonText(speechWords) });

/** When the words of finished speech are heard. */
export class WordTimeTable {
  readonly #put: StatementSync;
  readonly #find: StatementSync;
  readonly #removeExpired: StatementSync;

  constructor(store: Store) {
    this.#put = store.prepare('INSERT OR REPLACE INTO spoken_words VALUES (?, ?, ?, ?)');
    this.#find = store.prepare(
      'SELECT words FROM spoken_words WHERE environment = ? AND id = ? AND keep_until > ?',
    );
    this.#removeExpired = store.prepare('DELETE FROM spoken_words WHERE keep_until <= ?');
  }

  /** Keeps `words` until `keepUntil`, in Unix milliseconds. */
  put({ environment, id }: SpeechKey, words: SpeechWords, keepUntil: number): void {
    this.#put.run(environment, id, JSON.stringify(words), keepUntil);
  }

  /** What is kept beyond `now`, in Unix milliseconds, and can be read. */
  find({ environment, id }: SpeechKey, now: number): SpeechWords | undefined {
    return wordsRow.safeParse(this.#find.get(environment, id, now)).data?.words;
  }

  removeExpired(now: number): void {
    this.#removeExpired.run(now);
  }
}
