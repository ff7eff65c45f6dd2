/** A table of tab-separated values: its name for messages, and its text. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

/** A line of a table. */
export interface Row {
  /** `file:line`, for messages. */
  readonly place: string;
  readonly columns: readonly string[];
}

/** What is wrong with a line of a table: a sentence that names file and line. */
export type Problem = string;

/**
 * The rows of a table as Harf writes them: a line for each, columns with a TAB between them, `#` before a comment.
 * Nothing is quoted or escaped, so that a quotation mark is a character like others.
 *
 * No library, because none does less: `csv-parse` gives the same rows, but reads the lexicon in 276 ms instead of 44;
 * `d3-dsv` always reads quotation marks as quoting, and knows neither comments nor line numbers.
 */
export function readRows({ name, text }: SourceFile): Row[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line === '' || line.startsWith('#')
        ? []
        : [{ place: `${name}:${index + 1}`, columns: line.split('\t') }],
    );
}

/** What `read` makes of each row. What it throws is thrown on as an Error that names file and line. */
export function readEach<T>(file: SourceFile, read: (row: Row) => T): T[] {
  return readRows(file).map((row) => {
    try {
      return read(row);
    } catch (error) {
      throw new Error(`${row.place}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}

/** The columns of a row. Throws an Error if there are fewer than `count`. */
export function atLeast({ columns }: Row, count: number): readonly string[] {
  if (columns.length < count) throw new Error(`${columns.length} columns, ${count} are needed.`);
  return columns;
}
