import type { SpeechBackend } from './speechBackend.ts';
import { type StorageProblem, storageProblemOf } from './store/storageProblem.ts';

/** The speech backend, opened when it is first asked for, and anew when its store was damaged. */
export class LazySpeechBackend {
  readonly #openBackend: () => SpeechBackend;
  readonly #onProblem: (problem: StorageProblem) => void;
  #backend: SpeechBackend | undefined;
  #isStarted = false;
  #isClosed = false;

  constructor(openBackend: () => SpeechBackend, onProblem: (problem: StorageProblem) => void) {
    this.#openBackend = openBackend;
    this.#onProblem = onProblem;
  }

  /** Throws what keeps the store from being opened; the next call tries again. */
  open(): SpeechBackend {
    if (this.#backend !== undefined) return this.#backend;
    if (this.#isClosed) throw new Error('The service is closed.');
    try {
      this.#backend = this.#openBackend();
    } catch (error) {
      this.noticeProblem(error);
      throw error;
    }
    if (this.#isStarted) this.#backend.start();
    return this.#backend;
  }

  /** Starts the backend once it is open. */
  startWhenOpen(): void {
    this.#isStarted = true;
    this.#backend?.start();
  }

  /** Reports an error that is about the disk or the store; a damaged store is closed, to be opened anew. */
  noticeProblem(error: unknown): void {
    const problem = storageProblemOf(error);
    if (problem === undefined) return;
    this.#onProblem(problem);
    if (problem !== 'damaged' || this.#backend === undefined) return;
    const backend = this.#backend;
    this.#backend = undefined;
    // The code that has met the damage is still at work on it.
    setImmediate(() => backend.close());
  }

  close(): void {
    this.#isClosed = true;
    this.#backend?.close();
    this.#backend = undefined;
  }
}
