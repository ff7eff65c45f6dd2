import type { ErrorObject } from '../../contract/index.ts';
import type { StoredJob } from './storedJob.ts';

/** A failure that the store could not take. */
export interface UnsavedFailure {
  readonly status: 'failed';
  readonly error: ErrorObject;
  /** Unix milliseconds. */
  readonly finishedAt: number;
  /** Who held the job; undefined if nobody did. */
  readonly owner: string | undefined;
}

/**
 * How jobs have ended while the disk was full or could not be written: shown as if it was in the store, and
 * written there when that is possible again. After the end of the process the job is as the store has it.
 */
export class UnsavedFailures {
  readonly #ends = new Map<string, UnsavedFailure>();

  get(id: string): UnsavedFailure | undefined {
    return this.#ends.get(id);
  }

  set(id: string, end: UnsavedFailure): void {
    this.#ends.set(id, end);
  }

  delete(id: string): void {
    this.#ends.delete(id);
  }

  ids(): string[] {
    return [...this.#ends.keys()];
  }

  /** `job`, unfinished in the store, as it is shown. */
  shown(job: StoredJob): StoredJob {
    const { owner: _, ...end } = this.#ends.get(job.id) ?? { owner: undefined };
    return { ...job, ...end };
  }
}
