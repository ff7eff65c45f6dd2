import {
  named,
  TRANSLATION_COLUMNS,
  TRANSLATION_TABLES,
  type TranslationRow,
  type TranslationRows,
  type TranslationTable,
} from '../format/translationTables.ts';
import type { SourceFile } from './sources.ts';

/** The table that a file of `translation/` holds; undefined for a name that no table has. */
export function tableOf({ name }: SourceFile): TranslationTable | undefined {
  return named(TRANSLATION_TABLES, name.replace(/\.tsv$/, ''));
}

/** A row and the line that it stands on, from 1. */
export interface PlacedRow {
  readonly line: number;
  readonly columns: TranslationRow;
}

export function placedRows({ text }: SourceFile): PlacedRow[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line === '' || line.startsWith('#') ? [] : [{ line: index + 1, columns: line.split('\t') }],
    );
}

/** Reads the files of `translation/`. Throws an Error that names file and line at the first malformed line. */
export function readTranslationTables(files: readonly SourceFile[]): Partial<TranslationRows> {
  return Object.fromEntries(
    files.map((file) => [tableIn(file), placedRows(file).map((row) => checkedRow(file, row))]),
  );
}

function tableIn(file: SourceFile): TranslationTable {
  const table = tableOf(file);
  if (table === undefined) throw new Error(`${file.name} is no table of the translation.`);
  return table;
}

function checkedRow(file: SourceFile, { line, columns }: PlacedRow): TranslationRow {
  const needed = TRANSLATION_COLUMNS[tableIn(file)];
  if (columns.length !== needed)
    throw new Error(`${file.name}:${line}: ${columns.length} columns, ${needed} are needed.`);
  return columns;
}
