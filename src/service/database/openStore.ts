import { closeSync, openSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StoreError, storageProblemOf } from '../store/storageProblem.ts';
import type { Store } from '../store/store.ts';
import { damaged, SqlStore } from './sqlStore.ts';

/** How long to wait for another process's transaction, in milliseconds; they last a few. */
const BUSY_TIMEOUT_MS = 10_000;

/** Synchronous is FULL so that what was answered survives a power cut too. */
const SETTINGS = `
  PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS};
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
`;

const IN_MEMORY = ':memory:';

/**
 * The store in the file `path`, made there if need be and readable to its owner only, or in memory. Several
 * processes may have one file open. A file is read once from end to end, about 0.4 ms a megabyte. Throws a
 * `StoreError` of one sentence if the file cannot be used.
 */
export function openStore(path: string): Store {
  let store: SqlStore | undefined;
  try {
    if (path === IN_MEMORY) return storeAt(path);
    if (statSync(path, { throwIfNoEntry: false })?.isFile() === false) throw damaged('it is not a file');
    closeSync(openSync(path, 'a', 0o600));
    store = storeAt(path);
    store.check(storeAt(IN_MEMORY));
    return store;
  } catch (cause) {
    store?.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    const problem = storageProblemOf(cause) ?? 'unwritable';
    throw new StoreError(problem, `The store ${path} cannot be used: ${reason}`, { cause });
  }
}

function storeAt(path: string): SqlStore {
  const database = new DatabaseSync(path);
  try {
    database.exec(SETTINGS);
    return new SqlStore(database);
  } catch (error) {
    database.close();
    throw error;
  }
}
