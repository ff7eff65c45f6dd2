import type { TranslationRow } from '../../format/translationTables.ts';

/** Makes a value of the same columns once; the tables have few different values in many rows. */
export function shared<T>(make: (columns: TranslationRow) => T): (columns: TranslationRow) => T {
  const made = new Map<string, T>();
  return (columns) => {
    const key = columns.join('\t');
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(columns);
    made.set(key, value);
    return value;
  };
}
