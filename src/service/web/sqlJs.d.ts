declare module 'sql.js' {
  type Value = null | number | bigint | string | Uint8Array;

  export interface SqlJsStatement {
    bind(values: readonly Value[]): boolean;
    /** Whether there is a row. */
    step(): boolean;
    getAsObject(): Record<string, Value>;
    reset(): void;
  }

  export interface SqlJsDatabase {
    prepare(sql: string): SqlJsStatement;
    run(sql: string): unknown;
    getRowsModified(): number;
    /** Closes the database, frees its statements, and opens it again. */
    export(): Uint8Array<ArrayBuffer>;
    close(): void;
    /** Throws for a result code of SQLite that is an error. */
    handleError(code: number): null;
  }

  export interface SqlJs {
    readonly Database: new (image?: Uint8Array) => SqlJsDatabase;
  }

  export default function initSqlJs(options: {
    readonly wasmBinary: Uint8Array<ArrayBuffer>;
  }): Promise<SqlJs>;
}
