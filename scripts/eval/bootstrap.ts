/** A figure and the interval that holds it in 95 of 100 samples of the same kind. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const SAMPLES = 1000;
const SEED = 20_240_501;

/** What `measure` gives for all items, and between which bounds it lies for items drawn again and again. */
export function estimate<Item>(
  items: readonly Item[],
  measure: (items: readonly Item[]) => number,
): Estimate {
  const random = mulberry32(SEED);
  const values = Array.from({ length: SAMPLES }, () =>
    measure(items.map((item) => items[Math.floor(random() * items.length)] ?? item)),
  ).sort((a, b) => a - b);
  const at = (share: number): number => values[Math.floor(share * (SAMPLES - 1))] ?? Number.NaN;
  return { value: measure(items), low: at(0.025), high: at(0.975) };
}

/** Numbers from 0 to 1 that depend only on the seed. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
