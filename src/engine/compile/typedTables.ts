import { TYPED_COLUMNS, type TypedTables } from '../format/typedTables.ts';
import { readRows, type SourceFile } from './tsv.ts';

/** Reads the files of `pinglish/`. Throws an Error that names file and line at the first malformed line. */
export function readTypedTables(files: readonly SourceFile[]): TypedTables {
  const rowsOf = (table: keyof TypedTables) =>
    files
      .filter(({ name }) => name === `${table}.tsv`)
      .flatMap((file) => tableRows(file, TYPED_COLUMNS[table]));
  return { english: rowsOf('english'), loanWords: rowsOf('loanWords'), chat: rowsOf('chat') };
}

function tableRows(file: SourceFile, needed: number): (readonly string[])[] {
  const seen = new Set<string>();
  return readRows(file).map(({ place, columns }) => {
    if (columns.length !== needed)
      throw new Error(`${place}: ${columns.length} columns, ${needed} are needed.`);
    const key = `${columns[0]}\t${needed > 2 ? columns[2] : ''}`;
    if (seen.has(key)) throw new Error(`${place}: "${columns[0]}" stands there twice.`);
    seen.add(key);
    return columns;
  });
}
