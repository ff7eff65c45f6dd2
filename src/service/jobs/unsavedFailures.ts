import type { ErrorObject } from '../../contract/index.ts';
import type { StoredJob } from './jobTable.ts';

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
 * Failures of jobs while the disk was full or could not be written: shown as if they were in the store, and written
 * there when that is possible again. If the process ends before, the job is as the store has it.
 */
export class UnsavedFailures {
  readonly #failures = new Map<string, UnsavedFailure>();

  get(id: string): UnsavedFailure | undefined {
    return this.#failures.get(id);
  }

  set(id: string, failure: UnsavedFailure): void {
    this.#failures.set(id, failure);
  }

  delete(id: string): void {
    this.#failures.delete(id);
  }

  ids(): string[] {
    return [...this.#failures.keys()];
  }

  /** `job`, unfinished in the store, as it is shown. */
  shown(job: StoredJob): StoredJob {
    const { owner: _, ...failure } = this.#failures.get(job.id) ?? { owner: undefined };
    return { ...job, ...failure };
  }
}
