import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import * as z from 'zod';
import { migrations } from './migrations.ts';
import type { Store } from './store.ts';

/** How long to wait for another process's transaction, in milliseconds; they last a few. */
const BUSY_TIMEOUT_MS = 10_000;

/**
 * The store in the file `path`, made there if need be and readable to its owner only, or in memory. Several
 * processes may have one file open. Throws an Error of one sentence if the file cannot be used.
 */
export function openStore(path: string): Store {
  try {
    if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600));
    return new SqliteStore(path);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The store ${path} cannot be used: ${reason}`, { cause });
  }
}

class SqliteStore implements Store {
  readonly #database: DatabaseSync;
  readonly #dataVersion: StatementSync;
  #inTransaction = false;

  constructor(path: string) {
    this.#database = new DatabaseSync(path);
    this.#database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    this.#database.exec('PRAGMA journal_mode = WAL');
    // FULL: what was answered survives a power cut too.
    this.#database.exec('PRAGMA synchronous = FULL');
    this.#database.exec('PRAGMA foreign_keys = ON');
    this.#database.exec('PRAGMA secure_delete = ON');
    this.#dataVersion = this.#database.prepare('PRAGMA data_version');
    this.transaction(() => this.#migrate());
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

  #migrate(): void {
    const row = this.#database.prepare('PRAGMA user_version').get();
    const version = z.object({ user_version: z.number() }).parse(row).user_version;
    if (version > migrations.length) throw new Error('it was written by a newer version of Harf.');
    for (const migration of migrations.slice(version)) this.#database.exec(migration);
    this.#database.exec(`PRAGMA user_version = ${migrations.length}`);
  }
}
