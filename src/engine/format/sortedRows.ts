import { firstIndex } from '../../text/firstIndex.ts';

/** Rows of a table in the order of their first columns, its key, so that they are found without an index of them. */
export class SortedRows {
  readonly #lines: readonly string[];

  /** @param text as `sortedRowsText` gives it */
  constructor(text: string) {
    this.#lines = text === '' ? [] : text.split('\n');
  }

  /** The columns behind the key; undefined if no row has it. Logarithmic. */
  find(key: string): readonly string[] | undefined {
    const line = this.#lineFrom(`${key}\t`);
    return line?.split('\t').slice(1);
  }

  /** Whether the key of a row begins so. Logarithmic. */
  hasBeginning(letters: string): boolean {
    return this.#lineFrom(letters) !== undefined;
  }

  #lineFrom(letters: string): string | undefined {
    const lines = this.#lines;
    const line = lines[firstIndex(lines.length, (at) => (lines[at] ?? '') >= letters)];
    return line?.startsWith(letters) ? line : undefined;
  }
}

/** What `SortedRows` reads. Of rows with the same key the last one counts; none is empty. */
export function sortedRowsText(rows: readonly (readonly string[])[]): string {
  const byKey = new Map(rows.map(([key = '', ...columns]) => [key, columns]));
  const lines = [...byKey].map(([key, columns]) => [key, ...columns].join('\t'));
  // By code units, as strings are compared: the tab behind a key comes before every letter.
  return lines.sort((a, b) => (a < b ? -1 : 1)).join('\n');
}
