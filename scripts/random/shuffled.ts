import { mulberry32 } from './mulberry32.ts';

/** The numbers below `length` in an order that depends only on `seed`. */
export function shuffled(length: number, seed: number): number[] {
  const random = mulberry32(seed + 1);
  const order = Array.from({ length }, (_, at) => at);
  for (let at = length - 1; at > 0; at--) {
    const other = random() % (at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}
