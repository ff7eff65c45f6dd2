import type { SqlJs, SqlJsDatabase, SqlJsStatement } from 'sql.js';
import type { SqlDatabase, SqlStatement } from '../../platform/sqlDatabase.ts';

/** An image has no other part than itself. */
const SETTINGS = `
  PRAGMA journal_mode = MEMORY;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
`;

interface MemoryDatabaseOptions {
  readonly sql: SqlJs;
  readonly image?: Uint8Array | undefined;
  /** Called after whatever may have changed it. */
  readonly onChange?: () => void;
}

/** An SQLite database in memory, from an image of it or new. */
export class MemoryDatabase implements SqlDatabase {
  readonly #database: SqlJsDatabase;
  readonly #onChange: () => void;
  /** Rises whenever all statements are to be prepared anew. */
  #generation = 0;

  constructor({ sql, image, onChange = () => {} }: MemoryDatabaseOptions) {
    this.#database = withResultCodes(new sql.Database(image));
    this.#onChange = onChange;
    try {
      this.#database.run(SETTINGS);
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  prepare(sql: string): SqlStatement {
    const changes = !/^\s*(SELECT|PRAGMA)\b/.test(sql);
    let prepared = this.#database.prepare(sql);
    let generation = this.#generation;
    const rows = (values: Parameters<SqlJsStatement['bind']>[0], most: number) => {
      if (generation !== this.#generation) prepared = this.#database.prepare(sql);
      generation = this.#generation;
      return rowsOf(prepared, values, most);
    };
    const changing = <Result>(result: Result): Result => {
      if (changes) this.#onChange();
      return result;
    };
    return {
      get: (...values) => changing(rows(values, 1)[0]),
      all: (...values) => changing(rows(values, Number.POSITIVE_INFINITY)),
      run: (...values) => {
        rows(values, Number.POSITIVE_INFINITY);
        return changing({ changes: this.#database.getRowsModified() });
      },
    };
  }

  exec(sql: string): void {
    this.#database.run(sql);
    this.#onChange();
  }

  /** SQLite tells by refusing a transaction within another. */
  get isTransaction(): boolean {
    try {
      this.#database.run('BEGIN');
    } catch {
      return true;
    }
    this.#database.run('ROLLBACK');
    return false;
  }

  /** All that it holds, as a file of SQLite has it; not within a transaction. */
  image(): Uint8Array<ArrayBuffer> {
    const image = this.#database.export();
    this.#generation++;
    this.#database.run(SETTINGS);
    return image;
  }

  close(): void {
    this.#database.close();
  }
}

function rowsOf(statement: SqlJsStatement, values: Parameters<SqlJsStatement['bind']>[0], most: number) {
  const rows: ReturnType<SqlJsStatement['getAsObject']>[] = [];
  try {
    statement.bind(values);
    while (statement.step() && rows.push(statement.getAsObject()) < most);
    return rows;
  } finally {
    statement.reset();
  }
}

/** Errors name their code, as those of `node:sqlite` do. */
function withResultCodes(database: SqlJsDatabase): SqlJsDatabase {
  const handleError = database.handleError.bind(database);
  database.handleError = (code) => {
    try {
      return handleError(code);
    } catch (error) {
      throw Object.assign(error instanceof Error ? error : new Error(String(error)), { errcode: code });
    }
  };
  return database;
}
