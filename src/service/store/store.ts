import type { StatementSync } from 'node:sqlite';

/**
 * The database under everything that outlives a request. Each feature keeps its own table file, with the SQL
 * and the typed rows of its tables; nothing else speaks SQL.
 */
export interface Store {
  /** Prepared once, when a table file is made. */
  prepare(sql: string): StatementSync;
  /**
   * Runs `work` as one transaction that takes the write lock first; what it throws rolls everything back.
   * Inside another transaction it is part of that one. `work` must not wait for anything.
   */
  transaction<Result>(work: () => Result): Result;
  /** A number that changes when another process or connection has written. */
  dataVersion(): number;
  close(): void;
}
