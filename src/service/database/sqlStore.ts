import * as z from 'zod';
import type { SqlDatabase, SqlStatement } from '../../platform/sqlDatabase.ts';
import { audioSchema } from '../audio/audioFiles.ts';
import { eventSchema } from '../events/eventTable.ts';
import { idempotencySchema } from '../idempotency/idempotencyRecords.ts';
import { jobSchema } from '../jobs/jobTable.ts';
import { synthesisSchema } from '../speech/synthesisCache.ts';
import { wordTimeSchema } from '../speech/wordTimes.ts';
import { StoreError, storageProblemOf } from '../store/storageProblem.ts';
import type { Store } from '../store/store.ts';

/** The store over a database that is open, made or brought up to date if need be, and closed with the store. */
export class SqlStore implements Store {
  readonly #database: SqlDatabase;
  readonly #dataVersion: SqlStatement;
  #inTransaction = false;

  /** If this throws, the database is for whoever opened it to close. */
  constructor(database: SqlDatabase) {
    this.#database = database;
    this.#dataVersion = database.prepare('PRAGMA data_version');
    this.transaction(() => this.#migrate());
  }

  prepare(sql: string): SqlStatement {
    return this.#database.prepare(sql);
  }

  transaction<Result>(work: () => Result): Result {
    if (this.#inTransaction) return work();
    this.#database.exec('BEGIN IMMEDIATE');
    this.#inTransaction = true;
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite has rolled back by itself after some errors, such as a full disk.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      if (storageProblemOf(error) === 'full') this.#emptyWriteAheadLog();
      throw error;
    } finally {
      this.#inTransaction = false;
    }
  }

  dataVersion(): number {
    return z.object({ data_version: z.number() }).parse(this.#dataVersion.get()).data_version;
  }

  close(): void {
    this.#database.close();
  }

  /** Throws unless the database is whole and has the schema that `fresh`, a new one, has; that is closed. */
  check(fresh: SqlStore): void {
    const { quick_check: found } = z
      .object({ quick_check: z.string() })
      .parse(this.#database.prepare('PRAGMA quick_check(1)').get());
    const isWhole = this.#schema() === fresh.#schema();
    fresh.close();
    if (found !== 'ok') throw damaged('it is damaged');
    if (!isWhole) throw damaged('it is not a store of Harf');
  }

  #schema(): string {
    return JSON.stringify(this.#database.prepare('SELECT sql FROM sqlite_schema ORDER BY type, name').all());
  }

  /** Frees the room that the write-ahead log beside the store takes: a small change may find room then. */
  #emptyWriteAheadLog(): void {
    try {
      this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // The error that led here says it already.
    }
  }

  #migrate(): void {
    const row = this.#database.prepare('PRAGMA user_version').get();
    const version = z.object({ user_version: z.number() }).parse(row).user_version;
    if (version > migrations.length)
      throw new StoreError('newer', 'it was written by a newer version of Harf.');
    for (const migration of migrations.slice(version)) this.#database.exec(migration);
    this.#database.exec(`PRAGMA user_version = ${migrations.length}`);
  }
}

/** What is wrong with a store, as an error. */
export function damaged(reason: string): StoreError {
  return new StoreError('damaged', reason);
}

/** The tables of a service that meters (`emulator/meterTable.ts`); in every store, for its version counts them. */
const meterSchema = `
  CREATE TABLE meters (
    environment TEXT NOT NULL,
    meter TEXT NOT NULL,
    period_start INTEGER NOT NULL,
    used INTEGER NOT NULL,
    PRIMARY KEY (environment, meter, period_start)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE reservations (
    id TEXT PRIMARY KEY,
    environment TEXT NOT NULL,
    meter TEXT NOT NULL,
    period_start INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    expires_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reservations_by_meter ON reservations (environment, meter, period_start);
`;

/** What brings a store from each version to the next; the version is how many have run. Only ever append. */
const migrations: readonly string[] = [
  meterSchema,
  idempotencySchema,
  audioSchema,
  synthesisSchema,
  wordTimeSchema,
  jobSchema,
  eventSchema,
];
