import { randomUUID } from 'node:crypto';
import { Failure } from '../http/failure.ts';
import type { Store } from '../store/store.ts';
import { type Attempt, IdempotencyTable } from './idempotencyTable.ts';
import type { KeyedRequest } from './keyedRequest.ts';
import type { StoredAnswer } from './storedAnswer.ts';

/**
 * Does the work of a request and returns what makes it final: that charges, and gives the answer. It runs in
 * one transaction with the storing of the answer, so that neither is there without the other.
 */
export type Run = () => Promise<() => StoredAnswer>;

/** Runs a request with a key once (States, idempotent request handling). */
export interface Idempotency {
  /**
   * The stored answer of `request`, or that of `run`; without a key, that of `run`. A failure frees the key to run
   * again, for the same body only. Throws `idempotency_conflict` for another body, and `request_in_progress`.
   */
  once(request: KeyedRequest | undefined, run: Run): Promise<StoredAnswer>;
}

interface IdempotencyRecordsDependencies {
  readonly store: Store;
  /** Life of the records, in milliseconds (Limits: 24 hours). */
  readonly retentionMs: number;
  /** How long a process that does not renew it keeps a request to itself, in milliseconds. */
  readonly leaseMs: number;
  /** Unix milliseconds. */
  readonly now: () => number;
}

const RETRY_AFTER_SECONDS = '1';

/** Runs a request with a key once, also across processes and crashes. */
export class IdempotencyRecords implements Idempotency {
  readonly #dependencies: IdempotencyRecordsDependencies;
  readonly #table: IdempotencyTable;

  constructor(dependencies: IdempotencyRecordsDependencies) {
    this.#dependencies = dependencies;
    this.#table = new IdempotencyTable(dependencies.store);
  }

  async once(request: KeyedRequest | undefined, run: Run): Promise<StoredAnswer> {
    const { store } = this.#dependencies;
    if (request === undefined) return store.transaction(await run());
    const attempt = { id: request.id, attempt: randomUUID() };
    return store.transaction(() => this.#begin(request, attempt)) ?? this.#run(attempt, run);
  }

  /** Forgets what is past its time; nothing breaks if this is never called. */
  removeExpired(): void {
    this.#table.removeExpired(this.#dependencies.now());
  }

  /** The stored answer; undefined if the request is to be run, which `attempt` now does. */
  #begin({ id, bodyHash }: KeyedRequest, attempt: Attempt): StoredAnswer | undefined {
    const now = this.#dependencies.now();
    const known = this.#table.find(id, now);
    if (known && known.bodyHash !== bodyHash) throw conflict();
    if (known?.answer) return known.answer;
    if (known?.leaseUntil !== undefined && known.leaseUntil > now) throw inProgress();
    const expiresAt = now + this.#dependencies.retentionMs;
    this.#table.begin(attempt, { bodyHash, leaseUntil: this.#leaseUntil(), expiresAt });
    return undefined;
  }

  async #run(attempt: Attempt, run: Run): Promise<StoredAnswer> {
    const { leaseMs, store } = this.#dependencies;
    const renew = () => ignoringErrors(() => this.#table.renew(attempt, this.#leaseUntil()));
    const renewal = setInterval(renew, leaseMs / 3).unref();
    try {
      const finish = await run();
      return store.transaction(() => this.#complete(attempt, finish()));
    } catch (error) {
      ignoringErrors(() => this.#table.fail(attempt));
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }

  #complete(attempt: Attempt, answer: StoredAnswer): StoredAnswer {
    const { now, retentionMs } = this.#dependencies;
    // Thrown inside the transaction: what `finish` has charged is rolled back, the other attempt charges.
    if (!this.#table.complete(attempt, answer, now() + retentionMs)) throw inProgress();
    return answer;
  }

  #leaseUntil(): number {
    return this.#dependencies.now() + this.#dependencies.leaseMs;
  }
}

/** Where the store cannot be written, the lease ends the attempt. */
function ignoringErrors(work: () => void): void {
  try {
    work();
  } catch {
    // Reading or writing the answer says what is wrong.
  }
}

/** The key was used for another body. */
export function conflict(): Failure {
  return new Failure('idempotency_conflict', 'This Idempotency-Key was used with a different body.');
}

/** The first request with the key is not finished; the client comes back after a second. */
export function inProgress(): Failure {
  return new Failure('request_in_progress', 'The first request with this Idempotency-Key is still running.', {
    headers: { 'retry-after': RETRY_AFTER_SECONDS },
  });
}
