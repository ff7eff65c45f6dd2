const FIRST_MS = 500;
const LONGEST_MS = 8_000;

/** The longest wait after the given number of failures: doubling from half a second to eight seconds. */
export function backoffLimitMs(failures: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
}

/** A wait with full jitter: anything from nothing to the limit, so that clients do not come back together. */
export function backoffMs(failures: number, random: () => number): number {
  return random() * backoffLimitMs(failures);
}
