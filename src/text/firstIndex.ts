/**
 * By binary search the first index for which `isReached` holds, as it must for all behind it; `length` if it
 * holds for none.
 */
export function firstIndex(length: number, isReached: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
