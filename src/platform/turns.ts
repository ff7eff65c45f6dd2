import { nextTurn } from '#platform/turn.ts';

/** So long, work that can wait goes on at once. */
const SLICE_MS = 4;

/** Takes turns with everything else that the thread does. */
export class Turns {
  #began = performance.now();

  /** Lets the others have their turn if this one was long. */
  async pause(): Promise<void> {
    if (performance.now() - this.#began < SLICE_MS) return;
    await nextTurn();
    this.#began = performance.now();
  }
}
