import type { SpeechBackend } from './speechBackend.ts';
import { type StorageProblem, storageProblemOf } from './store/storageProblem.ts';

/** Speech, opened when it is first asked for. */
export class LazySpeechBackend {
  readonly #openPart: () => SpeechBackend;
  readonly #onProblem: (problem: StorageProblem) => void;
  #part: SpeechBackend | undefined;
  #isStarted = false;
  #isClosed = false;

  constructor(openPart: () => SpeechBackend, onProblem: (problem: StorageProblem) => void) {
    this.#openPart = openPart;
    this.#onProblem = onProblem;
  }

  /** Throws what keeps the store from being opened; the next call tries again. */
  open(): SpeechBackend {
    if (this.#part !== undefined) return this.#part;
    if (this.#isClosed) throw new Error('The service is closed.');
    try {
      this.#part = this.#openPart();
    } catch (error) {
      this.look(error);
      throw error;
    }
    if (this.#isStarted) this.#part.start();
    return this.#part;
  }

  /** Starts speech once it is open. */
  startWhenOpen(): void {
    this.#isStarted = true;
    this.#part?.start();
  }

  /** Tells of an error that is about the disk or the store; a damaged store is closed, to be opened anew. */
  look(error: unknown): void {
    const problem = storageProblemOf(error);
    if (problem === undefined) return;
    this.#onProblem(problem);
    if (problem !== 'damaged' || this.#part === undefined) return;
    const part = this.#part;
    this.#part = undefined;
    // What has met the damage is still at work on it.
    setImmediate(() => part.close());
  }

  close(): void {
    this.#isClosed = true;
    this.#part?.close();
    this.#part = undefined;
  }
}
