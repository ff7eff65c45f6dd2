import { closeSync, openSync, statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import * as z from 'zod';
import { audioSchema } from '../audio/audioFiles.ts';
import { eventSchema } from '../events/eventTable.ts';
import { idempotencySchema } from '../idempotency/idempotencyRecords.ts';
import { jobSchema } from '../jobs/jobTable.ts';
import { synthesisSchema } from '../speech/synthesisCache.ts';
import { wordTimeSchema } from '../speech/wordTimes.ts';
import { StoreError, storageProblemOf } from '../store/storageProblem.ts';
import type { Store } from '../store/store.ts';

/** How long to wait for another process's transaction, in milliseconds; they last a few. */
const BUSY_TIMEOUT_MS = 10_000;

const IN_MEMORY = ':memory:';

/**
 * The store in the file `path`, made there if need be and readable to its owner only, or in memory. Several
 * processes may have one file open. A file is read once from end to end, about 0.4 ms a megabyte. Throws a
 * `StoreError` of one sentence if the file cannot be used.
 */
export function openStore(path: string): Store {
  let store: SqliteStore | undefined;
  try {
    if (path === IN_MEMORY) return new SqliteStore(path);
    if (statSync(path, { throwIfNoEntry: false })?.isFile() === false) throw damaged('it is not a file');
    closeSync(openSync(path, 'a', 0o600));
    store = new SqliteStore(path);
    store.check();
    return store;
  } catch (cause) {
    store?.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    const problem = storageProblemOf(cause) ?? 'unwritable';
    throw new StoreError(problem, `The store ${path} cannot be used: ${reason}`, { cause });
  }
}

function damaged(reason: string): StoreError {
  return new StoreError('damaged', reason);
}

class SqliteStore implements Store {
  readonly #database: DatabaseSync;
  readonly #dataVersion: StatementSync;
  #inTransaction = false;

  constructor(path: string) {
    this.#database = new DatabaseSync(path);
    try {
      this.#database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
      this.#database.exec('PRAGMA journal_mode = WAL');
      // FULL: what was answered survives a power cut too.
      this.#database.exec('PRAGMA synchronous = FULL');
      this.#database.exec('PRAGMA foreign_keys = ON');
      this.#database.exec('PRAGMA secure_delete = ON');
      this.#dataVersion = this.#database.prepare('PRAGMA data_version');
      this.transaction(() => this.#migrate());
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  prepare(sql: string): StatementSync {
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

  /** Throws unless the file is whole and has the schema that it should. */
  check(): void {
    const { quick_check: found } = z
      .object({ quick_check: z.string() })
      .parse(this.#database.prepare('PRAGMA quick_check(1)').get());
    if (found !== 'ok') throw damaged('it is damaged');
    const fresh = new SqliteStore(IN_MEMORY);
    const isWhole = this.#schema() === fresh.#schema();
    fresh.close();
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
