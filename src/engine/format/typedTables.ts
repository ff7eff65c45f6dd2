/** What is known of words as people type them in Latin letters. */
export interface TypedTables {
  /** English words and phrases, each with `either` if it can also be Persian in Latin letters, else `-`. */
  readonly english: readonly TypedRow[];
  /** Loan words in the spelling of their language, and in Persian letters. */
  readonly loanWords: readonly TypedRow[];
  /** Spellings of chats, what they stand for, and `name`, `verb` or `number` if only before a name or a verb with می, or behind a number. */
  readonly chat: readonly TypedRow[];
}

type TypedRow = readonly string[];

export const TYPED_COLUMNS: Readonly<Record<keyof TypedTables, number>> = {
  english: 2,
  loanWords: 2,
  chat: 3,
};

export const TYPED_SECTION = 'typed';

export function packTypedTables(tables: TypedTables): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(tables));
}

/** The tables in a section; empty ones where the data have none. */
export function unpackTypedTables(section: Uint8Array | undefined): TypedTables {
  const rows: Partial<TypedTables> =
    section === undefined ? {} : JSON.parse(new TextDecoder().decode(section));
  return { english: rows.english ?? [], loanWords: rows.loanWords ?? [], chat: rows.chat ?? [] };
}
