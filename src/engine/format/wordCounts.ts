import { differencesOf, numbersOf } from './container.ts';
import { FNV_OFFSET_BASIS, fnvWith } from './hash.ts';

/** What is known of how often words stand in prose, and beside which. */
export interface WordCounts {
  /** The number of a word, whatever its ZWNJ; undefined if it was hardly ever seen. */
  word(letters: string): number | undefined;
  /** How rare a word is, in nats. */
  cost(word: number): number;
  /** How rare it is behind another, in nats, where that is less than by itself. */
  pairCost(before: number, word: number): number | undefined;
  /** The chance that a word has an ezafe. */
  ezafe(word: number): number;
  /** The chance that the word before it has one. */
  ezafeBefore(word: number): number;
  /** What stands for the beginning and the end of a clause. */
  readonly border: number;
}

/** A word as it was counted, by the hash of its letters. */
export interface WordRow {
  readonly hash: number;
  readonly cost: number;
  readonly ezafe: number;
  readonly ezafeBefore: number;
}

/** Two neighbours by the places of their words in the rows. */
export interface PairRow {
  readonly before: number;
  readonly word: number;
  readonly cost: number;
}

export const BORDER_LETTERS = '|';

const HASHES = 'wordCounts.hashes';
const COSTS = 'wordCounts.costs';
const EZAFES = 'wordCounts.ezafes';
const PAIRS = 'wordCounts.pairs';
const PAIR_COSTS = 'wordCounts.pairCosts';

/** Costs are kept as so many parts of a nat. */
const COST_STEPS = 2;
const CHANCE_STEPS = 15;
const ZWNJ = 0x200c;

/** 24 bits: of the words that were never seen, less than two in a thousand are taken for one that was. */
export function wordHash(letters: string): number {
  let hash = FNV_OFFSET_BASIS;
  for (let at = 0; at < letters.length; at++) {
    const unit = letters.charCodeAt(at);
    if (unit !== ZWNJ) hash = fnvWith(hash, unit);
  }
  return hash >>> 8;
}

/** The sections of the compiled file for words sorted by hash and pairs sorted by their words. */
export function wordCountSections(
  words: readonly WordRow[],
  pairs: readonly PairRow[],
): Map<string, Uint8Array> {
  const numbers = pairs.map(({ before, word }) => before * words.length + word);
  return new Map([
    [HASHES, bytesOf(differencesOf(words.map(({ hash }) => hash)))],
    [COSTS, Uint8Array.from(words, ({ cost }) => Math.round(cost * COST_STEPS))],
    [EZAFES, Uint8Array.from(words, (word) => (step(word.ezafe) << 4) | step(word.ezafeBefore))],
    [PAIRS, bytesOf(differencesOf(numbers))],
    [PAIR_COSTS, Uint8Array.from(pairs, ({ cost }) => Math.round(cost * COST_STEPS))],
  ]);
}

/** Opens the sections; without them no word is known. */
export function openWordCounts(sections: ReadonlyMap<string, Uint8Array>): WordCounts {
  const hashes = numbersOf(integersOf(sections.get(HASHES)));
  const pairs = numbersOf(integersOf(sections.get(PAIRS)));
  const costs = sections.get(COSTS) ?? NO_BYTES;
  const ezafes = sections.get(EZAFES) ?? NO_BYTES;
  const pairCosts = sections.get(PAIR_COSTS) ?? NO_BYTES;
  return {
    word: (letters) => placeOf(hashes, wordHash(letters)),
    cost: (word) => (costs[word] ?? 0) / COST_STEPS,
    pairCost(before, word) {
      const place = placeOf(pairs, before * hashes.length + word);
      return place === undefined ? undefined : (pairCosts[place] ?? 0) / COST_STEPS;
    },
    ezafe: (word) => chance((ezafes[word] ?? 0) >> 4),
    ezafeBefore: (word) => chance((ezafes[word] ?? 0) & 15),
    border: placeOf(hashes, wordHash(BORDER_LETTERS)) ?? 0,
  };
}

const NO_BYTES = new Uint8Array(0);

/** Small chances are told apart more finely. */
function step(chance: number): number {
  return Math.round(Math.sqrt(chance) * CHANCE_STEPS);
}

function chance(steps: number): number {
  return Math.min(Math.max((steps / CHANCE_STEPS) ** 2, 0.004), 0.98);
}

function placeOf(sorted: Uint32Array, number: number): number | undefined {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = sorted[middle] ?? 0;
    if (found === number) return middle;
    if (found < number) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

function integersOf(bytes: Uint8Array = NO_BYTES): Int32Array {
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
}

function bytesOf(array: Int32Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}
