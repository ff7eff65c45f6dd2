import { FNV_OFFSET_BASIS, fnvWith } from './hash.ts';

/**
 * A compact map from strings to lists of numbers, as it lies in the compiled file, except that `ends` and `values` are
 * kept there as differences (`container.ts`), both in two columns: the values of compounds are pairs.
 */
export interface StringIndexArrays {
  /** All keys after one another, in UTF-16 code units. */
  readonly keyUnits: Uint16Array;
  /** Where each key ends in `keyUnits`, and where its values end in `values`: two numbers a key. */
  readonly ends: Uint32Array;
  readonly values: Uint32Array;
}

/** The map with an open-addressed hash table, so that keys are found in constant time. */
export interface StringIndex extends StringIndexArrays {
  /** Key number + 1 by hash, 0 where free; the length is a power of two. */
  readonly slots: Uint32Array;
}

/** How many numbers a key has in `ends`, and a compound has as values. */
export const INDEX_COLUMNS = 2;

/** Builds the arrays. The values of a key keep their order. */
export function buildStringIndex(entries: ReadonlyMap<string, readonly number[]>): StringIndexArrays {
  const ends: number[] = [];
  const values: number[] = [];
  let units = '';
  for (const [key, numbers] of entries) {
    units += key;
    for (const number of numbers) values.push(number);
    ends.push(units.length, values.length);
  }
  const keyUnits = Uint16Array.from({ length: units.length }, (_, at) => units.charCodeAt(at));
  return { keyUnits, ends: Uint32Array.from(ends), values: Uint32Array.from(values) };
}

/** Adds the hash table: a random number, which would not pack well in a file, for each key. */
export function openStringIndex(arrays: StringIndexArrays): StringIndex {
  const { keyUnits, ends } = arrays;
  const keys = ends.length / INDEX_COLUMNS;
  const slots = new Uint32Array(powerOfTwoAbove(keys * 2));
  let start = 0;
  for (let keyNumber = 0; keyNumber < keys; keyNumber++) {
    let hash = FNV_OFFSET_BASIS;
    const end = endOf(arrays, keyNumber, 0);
    for (; start < end; start++) hash = fnvWith(hash, keyUnits[start] ?? 0);
    let slot = slotOf(hash, slots);
    while (slots[slot] !== 0) slot = next(slot, slots);
    slots[slot] = keyNumber + 1;
  }
  return { ...arrays, slots };
}

/** The values of the key that `parts` are together, empty if it is not there. Takes constant time and allocates only a view. */
export function lookUp(index: StringIndex, ...parts: readonly string[]): Uint32Array {
  let hash = FNV_OFFSET_BASIS;
  for (const part of parts)
    for (let at = 0; at < part.length; at++) hash = fnvWith(hash, part.charCodeAt(at));
  for (let slot = slotOf(hash, index.slots); ; slot = next(slot, index.slots)) {
    const keyNumber = index.slots[slot] ?? 0;
    if (keyNumber === 0) return NO_VALUES;
    if (isKey(index, keyNumber - 1, parts))
      return index.values.subarray(endOf(index, keyNumber - 2, 1), endOf(index, keyNumber - 1, 1));
  }
}

/** The key with this number, counted from 0 in the order in which they were put in. */
export function keyOf(index: StringIndexArrays, keyNumber: number): string {
  return String.fromCharCode(
    ...index.keyUnits.subarray(endOf(index, keyNumber - 1, 0), endOf(index, keyNumber, 0)),
  );
}

const NO_VALUES = new Uint32Array(0);

function isKey(index: StringIndex, keyNumber: number, parts: readonly string[]): boolean {
  let unit = endOf(index, keyNumber - 1, 0);
  for (const part of parts)
    for (let at = 0; at < part.length; at++) if (index.keyUnits[unit++] !== part.charCodeAt(at)) return false;
  return unit === endOf(index, keyNumber, 0);
}

function endOf(index: StringIndexArrays, keyNumber: number, column: 0 | 1): number {
  return keyNumber < 0 ? 0 : (index.ends[keyNumber * INDEX_COLUMNS + column] ?? 0);
}

function slotOf(hash: number, slots: Uint32Array): number {
  return (hash ^ (hash >>> 15)) & (slots.length - 1);
}

function next(slot: number, slots: Uint32Array): number {
  return (slot + 1) & (slots.length - 1);
}

function powerOfTwoAbove(size: number): number {
  return 2 ** Math.ceil(Math.log2(size + 2));
}
