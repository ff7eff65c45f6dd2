/** What a column holds, and what a parameter may be. */
type SqlValue = null | number | bigint | string | Uint8Array;

/** By the names of its columns. */
type SqlRow = Readonly<Record<string, SqlValue>>;

/** A statement that was prepared once; what throws names SQLite's result code in a field `errcode`. */
export interface SqlStatement {
  /** The first row; undefined if there is none. */
  get(...values: SqlValue[]): SqlRow | undefined;
  all(...values: SqlValue[]): SqlRow[];
  /** Tells how many rows it has changed. */
  run(...values: SqlValue[]): { readonly changes: number | bigint };
}

/** A connection to an SQLite database, as `node:sqlite` has it. */
export interface SqlDatabase {
  prepare(sql: string): SqlStatement;
  /** Runs statements without parameters, separated by semicolons. */
  exec(sql: string): void;
  readonly isTransaction: boolean;
  close(): void;
}
