import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRows } from '../../src/engine/compile/index.ts';

/** A row of a data file by the names of its columns. */
export type NamedRow = Readonly<Record<string, string>>;

/** Reads a tab-separated file whose first line that is no comment names its columns; empty if there is no file. */
export function readTable(folder: string, name: string): NamedRow[] {
  if (!existsSync(join(folder, name))) return [];
  const [head, ...rows] = readRows({ name, text: readFileSync(join(folder, name), 'utf8') });
  const names = head?.columns ?? [];
  return rows.map(({ columns }) =>
    Object.fromEntries(names.map((column, at) => [column, columns[at] ?? ''])),
  );
}

/** A function of a data folder's own scorer: it judges rows by what is answered for their ids. */
type Scorer = (...args: readonly unknown[]) => unknown;

/** Loads a function of a scorer. Throws an Error if the folder has no such scorer. */
export async function scorerOf(folder: string, file: string, name: string): Promise<Scorer> {
  const module: unknown = await import(pathToFileURL(join(folder, file)).href);
  const found: unknown = isRecord(module) ? module[name] : undefined;
  if (!isScorer(found)) throw new Error(`${join(folder, file)} has no function "${name}".`);
  return found;
}

/** A number that a scorer counted. Throws an Error if there is none of this name. */
export function countIn(score: unknown, name: string): number {
  const count = isRecord(score) ? score[name] : undefined;
  if (typeof count !== 'number') throw new Error(`The scorer gives no count "${name}".`);
  return count;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isScorer(value: unknown): value is Scorer {
  return typeof value === 'function';
}
