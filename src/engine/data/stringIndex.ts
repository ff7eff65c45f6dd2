/**
 * A compact map from strings to lists of numbers, in four typed arrays: an open-addressed hash table over
 * UTF-16 code units. Only `ends` is not used as it lies in the compiled file (`lengths.ts`).
 */
export interface StringIndexArrays {
  /** Key number + 1 by hash, 0 where free; the length is a power of two. */
  readonly slots: Uint32Array;
  /** All keys after one another. */
  readonly keyUnits: Uint16Array;
  /** Where each key ends in `keyUnits`, and where its values end in `values`: two numbers a key. */
  readonly ends: Uint32Array;
  readonly values: Uint32Array;
}

/** How many numbers a key has in `ends`. */
export const INDEX_COLUMNS = 2;

/** Builds the arrays. The values of a key keep their order. */
export function buildStringIndex(entries: ReadonlyMap<string, readonly number[]>): StringIndexArrays {
  const slots = new Uint32Array(powerOfTwoAbove(entries.size * 2));
  const ends: number[] = [];
  const values: number[] = [];
  let units = '';
  let keyNumber = 0;
  for (const [key, numbers] of entries) {
    units += key;
    values.push(...numbers);
    ends.push(units.length, values.length);
    let slot = hash(key) & (slots.length - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = ++keyNumber;
  }
  const keyUnits = Uint16Array.from({ length: units.length }, (_, at) => units.charCodeAt(at));
  return { slots, keyUnits, ends: Uint32Array.from(ends), values: Uint32Array.from(values) };
}

/** The values of `key`, empty if it is not there. Takes constant time and allocates only a view. */
export function lookUp(index: StringIndexArrays, key: string): Uint32Array {
  const mask = index.slots.length - 1;
  for (let slot = hash(key) & mask; ; slot = (slot + 1) & mask) {
    const keyNumber = index.slots[slot] ?? 0;
    if (keyNumber === 0) return NO_VALUES;
    if (isKey(index, keyNumber - 1, key))
      return index.values.subarray(endOf(index, keyNumber - 2, 1), endOf(index, keyNumber - 1, 1));
  }
}

const NO_VALUES = new Uint32Array(0);

function isKey(index: StringIndexArrays, keyNumber: number, key: string): boolean {
  const start = endOf(index, keyNumber - 1, 0);
  if (endOf(index, keyNumber, 0) - start !== key.length) return false;
  for (let at = 0; at < key.length; at++) if (index.keyUnits[start + at] !== key.charCodeAt(at)) return false;
  return true;
}

function endOf(index: StringIndexArrays, keyNumber: number, column: 0 | 1): number {
  return keyNumber < 0 ? 0 : (index.ends[keyNumber * INDEX_COLUMNS + column] ?? 0);
}

/** FNV-1a over UTF-16 code units, 32 bits. */
function hash(key: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) value = Math.imul(value ^ key.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}

function powerOfTwoAbove(size: number): number {
  return 2 ** Math.ceil(Math.log2(size + 2));
}
