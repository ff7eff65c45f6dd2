import { differencesOf } from '../format/differences.ts';
import { INDEX_COLUMNS, type StringIndexArrays } from '../format/stringIndex.ts';

/** The strings of the compiled file, each once, by the order in which they are first asked for. */
export class StringTable {
  readonly #numbers = new Map([['', 0]]);

  /** The number of `text`; 0 for the empty one. */
  number(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  addTo(sections: Map<string, Uint8Array>): void {
    const encoded = [...this.#numbers.keys()].map((text) => new TextEncoder().encode(text));
    const ends: number[] = [];
    let end = 0;
    for (const bytes of encoded) {
      end += bytes.length;
      ends.push(end);
    }
    const all = new Uint8Array(end);
    for (const [at, bytes] of encoded.entries()) all.set(bytes, ends[at - 1] ?? 0);
    sections.set('strings', all);
    addDifferences(sections, 'stringEnds', ends);
  }
}

/** Adds the three sections of an index, whose names begin with `name`. */
export function addIndex(
  sections: Map<string, Uint8Array>,
  name: string,
  { keyUnits, ends, values }: StringIndexArrays,
): void {
  sections.set(`${name}.keyUnits`, bytesOf(keyUnits));
  addDifferences(sections, `${name}.ends`, ends, INDEX_COLUMNS);
  addDifferences(sections, `${name}.values`, values, INDEX_COLUMNS);
}

/** Adds a section of numbers as they are. */
export function addNumbers(
  sections: Map<string, Uint8Array>,
  name: string,
  numbers: readonly number[],
): void {
  sections.set(name, bytesOf(Uint32Array.from(numbers)));
}

/** Adds a section of numbers that mostly rise by little. */
export function addDifferences(
  sections: Map<string, Uint8Array>,
  name: string,
  numbers: readonly number[] | Uint32Array,
  columns?: number,
): void {
  sections.set(name, bytesOf(differencesOf(numbers, columns)));
}

function bytesOf(array: Uint16Array | Uint32Array | Int32Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}
