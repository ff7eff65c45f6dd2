import { Turns } from '../../platform/turns.ts';

/** So many items are done before the clock is looked at. */
const SLICE_ITEMS = 256;

/** The items in order, a few at a time; between them, everything else has its turn. */
export async function* inSlices<T>(items: Iterable<T>): AsyncGenerator<readonly T[], void> {
  const turns = new Turns();
  let slice: T[] = [];
  for (const item of items) {
    slice.push(item);
    if (slice.length < SLICE_ITEMS) continue;
    yield slice;
    await turns.pause();
    slice = [];
  }
  yield slice;
}
