/** FNV-1a, 32 bits (isthe.com/chongo/tech/comp/fnv): where a hash begins. */
export const FNV_OFFSET_BASIS = 0x811c9dc5;

const PRIME = 0x01000193;

/** The hash with one more byte or UTF-16 unit; signed. */
export function fnvWith(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, PRIME);
}
