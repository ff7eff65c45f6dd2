import {
  named,
  TRANSLATION_COLUMNS,
  TRANSLATION_TABLES,
  type TranslationRow,
  type TranslationRows,
  type TranslationTable,
} from '../format/translationTables.ts';
import { type Row, readRows, type SourceFile } from './tsv.ts';

/** The table that a file of `translation/` holds; undefined for a name that no table has. */
export function tableOf({ name }: SourceFile): TranslationTable | undefined {
  return named(TRANSLATION_TABLES, name.replace(/\.tsv$/, ''));
}

/** Reads the files of `translation/`. Throws an Error that names file and line at the first malformed line. */
export function readTranslationTables(files: readonly SourceFile[]): Partial<TranslationRows> {
  return Object.fromEntries(
    files.map((file) => [tableIn(file), readRows(file).map((row) => checkedRow(file, row))]),
  );
}

function tableIn(file: SourceFile): TranslationTable {
  const table = tableOf(file);
  if (table === undefined) throw new Error(`${file.name} is no table of the translation.`);
  return table;
}

function checkedRow(file: SourceFile, { place, columns }: Row): TranslationRow {
  const needed = TRANSLATION_COLUMNS[tableIn(file)];
  if (columns.length !== needed)
    throw new Error(`${place}: ${columns.length} columns, ${needed} are needed.`);
  return columns;
}
