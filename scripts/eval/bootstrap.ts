import { mulberry32 } from '../random/mulberry32.ts';

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
    measure(items.map((item) => items[Math.floor((random() / 2 ** 32) * items.length)] ?? item)),
  ).sort((a, b) => a - b);
  const at = (share: number): number => values[Math.floor(share * (SAMPLES - 1))] ?? Number.NaN;
  return { value: measure(items), low: at(0.025), high: at(0.975) };
}
