/** A spoken word, the phonemes of the reading that is meant or `-` for any, and what is written for it. */
export type SpokenWord = readonly [spoken: string, phonemes: string, written: string];

/** The section of the compiled file that holds them, as JSON. */
export const SPOKEN_SECTION = 'spokenWords';

/** What is written for a spoken word that is read so; undefined if the table has nothing. */
export type WrittenForSpoken = (spoken: string, phonemes: string) => string | undefined;

export function packSpokenWords(rows: readonly SpokenWord[]): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(rows));
}

/** The table in a section; an empty one where the data have none. */
export function unpackSpokenWords(section: Uint8Array | undefined): WrittenForSpoken {
  const rows: readonly SpokenWord[] =
    section === undefined ? [] : JSON.parse(new TextDecoder().decode(section));
  const table = new Map(rows.map(([spoken, phonemes, written]) => [`${spoken}\t${phonemes}`, written]));
  return (spoken, phonemes) => table.get(`${spoken}\t${phonemes}`) ?? table.get(`${spoken}\t-`);
}
