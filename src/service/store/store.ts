import * as z from 'zod';
import type { SqlStatement } from '../../platform/sqlDatabase.ts';

/**
 * The database under everything that outlives a request. Each feature keeps its own table file, with the SQL
 * and the typed rows of its tables; nothing else speaks SQL.
 */
export interface Store {
  /** Prepared once, when a table file is made. */
  prepare(sql: string): SqlStatement;
  /**
   * Runs `work` as one transaction that takes the write lock first; what it throws rolls everything back.
   * Inside another transaction it is part of that one. `work` must not wait for anything.
   */
  transaction<Result>(work: () => Result): Result;
  /** A number that changes when another process or connection has written. */
  dataVersion(): number;
  close(): void;
}

/** JSON in a row, as `schema` has it; text that is no JSON is an issue like any other. */
export function jsonText<Output>(schema: z.ZodType<Output>) {
  return z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.issues.push({ code: 'custom', message: 'is not JSON', input: text });
        return z.NEVER;
      }
    })
    .pipe(schema);
}
