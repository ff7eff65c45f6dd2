import { nextTurn } from '#platform/turn.ts';

/** So long, work that can wait goes on at once. */
const SLICE_MS = 4;
/** So many items are done before the clock is looked at. */
const SLICE_ITEMS = 256;

/** Takes turns with everything else that the extension host does. */
export class Turns {
  #began = performance.now();

  /** Lets the others have their turn if this one was long. */
  async pause(): Promise<void> {
    if (performance.now() - this.#began < SLICE_MS) return;
    await nextTurn();
    this.#began = performance.now();
  }
}

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
