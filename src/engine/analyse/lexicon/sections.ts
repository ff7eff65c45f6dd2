import { numbersOf } from '../../format/differences.ts';
import { INDEX_COLUMNS, openStringIndex, type StringIndex } from '../../format/stringIndex.ts';

/** The sections of the compiled file by their names. */
export type Sections = ReadonlyMap<string, Uint8Array>;

/** Returns a string of the file by its number. */
export type TextReader = (number: number) => string;

/** The strings of the file, decoded when they are asked for. */
export function stringReader(sections: Sections): TextReader {
  const bytes = sections.get('strings') ?? new Uint8Array(0);
  const ends = differencesIn(sections, 'stringEnds');
  const decoder = new TextDecoder();
  return (number) => decoder.decode(bytes.subarray(ends[number - 1] ?? 0, ends[number]));
}

/** A section of numbers. Throws an Error if the file has no such section, as do the others. */
export function numbersIn(sections: Sections, name: string): Uint32Array {
  const bytes = sectionIn(sections, name);
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
}

/** A section of numbers that are kept as differences. */
export function differencesIn(sections: Sections, name: string, columns?: number): Uint32Array {
  const bytes = sectionIn(sections, name);
  return numbersOf(new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4), columns);
}

/** A section of numbers as a table of so many columns. */
export function rowsIn(sections: Sections, name: string, columns: number): Uint32Array[] {
  const numbers = numbersIn(sections, name);
  return Array.from({ length: numbers.length / columns }, (_, row) =>
    numbers.subarray(row * columns, (row + 1) * columns),
  );
}

/** The index whose three sections begin with `name`. */
export function indexIn(sections: Sections, name: string): StringIndex {
  return openStringIndex({
    keyUnits: unitsIn(sections, `${name}.keyUnits`),
    ends: differencesIn(sections, `${name}.ends`, INDEX_COLUMNS),
    values: differencesIn(sections, `${name}.values`, INDEX_COLUMNS),
  });
}

function unitsIn(sections: Sections, name: string): Uint16Array {
  const bytes = sectionIn(sections, name);
  return new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
}

function sectionIn(sections: Sections, name: string): Uint8Array {
  const section = sections.get(name);
  if (section === undefined)
    throw new Error(`The engine data has no section "${name}"; build it again with "npm run build".`);
  return section;
}
