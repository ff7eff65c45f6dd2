/** FNV-1a, 32 bits (isthe.com/chongo/tech/comp/fnv): where a hash begins. */
export const FNV_OFFSET_BASIS = 0x811c9dc5;

const PRIME = 0x01000193;

/** The hash with one more byte or UTF-16 unit; signed. */
export function fnvWith(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, PRIME);
}

/** Mixes a kind of feature and three numbers into a 32-bit hash (after MurmurHash3's finaliser). */
export function mix(kind: number, a: number, b: number, c: number): number {
  return mixLast(mixFirst(kind, a, b), c);
}

/** The part of `mix` that does not depend on its last number. */
export function mixFirst(kind: number, a: number, b: number): number {
  let hash = Math.imul(kind ^ 0x9e3779b9, 0x85ebca6b) ^ a;
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35) ^ b;
  return Math.imul(hash ^ (hash >>> 13), 0x27d4eb2f);
}

/** The rest of `mix`: `first` is what `mixFirst` gave. */
export function mixLast(first: number, c: number): number {
  let hash = first ^ c;
  hash = Math.imul(hash ^ (hash >>> 15), 0x165667b1);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** FNV-1a over UTF-16 code units, 32 bits, signed. */
export function hashText(text: string): number {
  let hash = FNV_OFFSET_BASIS;
  for (let at = 0; at < text.length; at++) hash = fnvWith(hash, text.charCodeAt(at));
  return hash | 0;
}
