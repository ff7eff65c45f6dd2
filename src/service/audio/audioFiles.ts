import * as z from 'zod';
import type { SqlStatement } from '../../platform/sqlDatabase.ts';
import type { Store } from '../store/store.ts';
import type { AudioFolder } from './audioFolder.ts';
import type { EncodedAudio } from './encodedAudio.ts';

/** Finished audio, on disk and in the store. Several processes may share both. */
export class AudioFiles {
  readonly #store: Store;
  readonly #table: AudioTable;
  readonly #folder: AudioFolder;

  constructor(store: Store, table: AudioTable, folder: AudioFolder) {
    this.#store = store;
    this.#table = table;
    this.#folder = folder;
  }

  /**
   * Keeps `audio` until `keepUntil`, in Unix milliseconds, and returns its id. What is returned is durable.
   * `record` writes what else is to be known of it, in the same transaction. The row comes before the file, so
   * that a crash leaves at most a row too many: that is taken for audio that is lost, and is removed in time.
   */
  async add(
    audio: EncodedAudio,
    keepUntil: number,
    record: (id: string) => void = () => {},
  ): Promise<string> {
    const written = await this.#folder.write(audio);
    this.#store.transaction(() => {
      this.#table.keep(written.id, keepUntil);
      record(written.id);
    });
    await written.publish();
    return written.id;
  }

  /** Keeps `id` longer; false if there is no such file any more. */
  keep(id: string, until: number): boolean {
    return this.#store.transaction(() => {
      if (!this.#folder.has(id)) return false;
      this.#table.keep(id, until);
      return true;
    });
  }

  /**
   * Removes what is kept until `now` at most, in Unix milliseconds, and what dead processes left behind. The
   * files go under the store's lock: nobody can be adding them again.
   */
  async cleanUp(now: number): Promise<void> {
    this.#store.transaction(() => {
      for (const id of this.#table.removeExpired(now)) this.#folder.remove(id);
    });
    await this.#folder.removeAbandoned(now);
  }
}

export const audioSchema = `
  CREATE TABLE audio (
    id TEXT PRIMARY KEY,
    keep_until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX audio_by_keep_until ON audio (keep_until);
  CREATE TABLE audio_secret (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    secret BLOB NOT NULL
  ) STRICT;
`;

const idRow = z.object({ id: z.string() });
const secretRow = z.object({ secret: z.instanceof(Uint8Array) });
const SECRET_BYTES = 32;

/** How long each finished file is kept, and the secret under which its URLs are signed. */
export class AudioTable {
  readonly #keep: SqlStatement;
  readonly #ids: SqlStatement;
  readonly #removeExpired: SqlStatement;
  readonly #makeSecret: SqlStatement;
  readonly #secret: SqlStatement;

  constructor(store: Store) {
    this.#keep = store.prepare(
      `INSERT INTO audio VALUES (?, ?)
       ON CONFLICT DO UPDATE SET keep_until = excluded.keep_until WHERE excluded.keep_until > keep_until`,
    );
    this.#ids = store.prepare('SELECT id FROM audio');
    this.#removeExpired = store.prepare('DELETE FROM audio WHERE keep_until <= ? RETURNING id');
    this.#makeSecret = store.prepare('INSERT OR IGNORE INTO audio_secret VALUES (1, ?)');
    this.#secret = store.prepare('SELECT secret FROM audio_secret');
  }

  /** Keeps `id` until `until`, in Unix milliseconds, or as long as it is kept already. */
  keep(id: string, until: number): void {
    this.#keep.run(id, until);
  }

  ids(): string[] {
    return idsOf(this.#ids.all());
  }

  /** Forgets what is kept until `now` at most, in Unix milliseconds, and returns its ids. */
  removeExpired(now: number): string[] {
    return idsOf(this.#removeExpired.all(now));
  }

  /** The same in every process on the store. */
  secret(): Uint8Array {
    this.#makeSecret.run(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
    return secretRow.parse(this.#secret.get()).secret;
  }
}

function idsOf(rows: readonly unknown[]): string[] {
  return idRow
    .array()
    .parse(rows)
    .map(({ id }) => id);
}
