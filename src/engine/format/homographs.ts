import { differencesOf, numbersOf } from './container.ts';
import { wordHash } from './wordCounts.ts';

/** Spellings that have several readings in use, whatever their ZWNJ. */
export interface Homographs {
  has(letters: string): boolean;
  /** Whether it is also among the few dozen commonest words. */
  isVeryCommon(letters: string): boolean;
}

/** A homograph as it is kept. */
export interface HomographRow {
  readonly letters: string;
  readonly isVeryCommon: boolean;
}

export const HOMOGRAPH_SECTION = 'homographs';

/** Numbers in ascending order: the hash of the letters, doubled, and one more for very common words. */
export function packHomographs(rows: readonly HomographRow[]): Uint8Array {
  const numbers = rows.map(({ letters, isVeryCommon }) => wordHash(letters) * 2 + (isVeryCommon ? 1 : 0));
  const { buffer } = differencesOf([...new Set(numbers)].sort((a, b) => a - b));
  return new Uint8Array(buffer);
}

/** Opens the section; without it no word is a homograph. */
export function openHomographs(section: Uint8Array | undefined): Homographs {
  const { buffer, byteOffset, byteLength } = section ?? new Uint8Array(0);
  const numbers = new Set(numbersOf(new Int32Array(buffer, byteOffset, byteLength / 4)));
  const isVeryCommon = (letters: string): boolean => numbers.has(wordHash(letters) * 2 + 1);
  return { has: (letters) => isVeryCommon(letters) || numbers.has(wordHash(letters) * 2), isVeryCommon };
}
