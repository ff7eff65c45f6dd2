import { createHash, randomUUID } from 'node:crypto';
import { Failure } from '../http/failure.ts';
import type { Store } from '../store/store.ts';
import { type Attempt, IdempotencyTable } from './idempotencyTable.ts';
import type { StoredAnswer } from './storedAnswer.ts';

export interface KeyedRequest {
  /** Environment, route and key: what makes two requests the same. */
  readonly id: string;
  readonly body: Uint8Array;
}

/**
 * Does the work of a request and returns what makes it final: that charges, and gives the answer. It runs in
 * one transaction with the storing of the answer, so that neither is there without the other.
 */
export type Run = () => Promise<() => StoredAnswer>;

/** Runs a request with a key once (States, idempotent request handling). */
export interface Idempotency {
  /** The stored answer, or that of `run`. A failure frees the key to run again, for the same body only. */
  once(request: KeyedRequest, run: Run): Promise<StoredAnswer>;
}

export interface IdempotencyRecordsDependencies {
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
  readonly #options: IdempotencyRecordsDependencies;
  readonly #table: IdempotencyTable;

  constructor(options: IdempotencyRecordsDependencies) {
    this.#options = options;
    this.#table = new IdempotencyTable(options.store);
  }

  async once(request: KeyedRequest, run: Run): Promise<StoredAnswer> {
    const attempt = { id: request.id, attempt: randomUUID() };
    const known = this.#options.store.transaction(() => this.#begin(request, attempt));
    if (known !== undefined) return known;
    const { leaseMs, store } = this.#options;
    const renewal = setInterval(
      () => tried(() => this.#table.renew(attempt, this.#leaseUntil())),
      leaseMs / 3,
    ).unref();
    try {
      const finish = await run();
      return store.transaction(() => this.#complete(attempt, finish()));
    } catch (error) {
      tried(() => this.#table.fail(attempt));
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }

  /** Forgets what is past its time; nothing breaks if this is never called. */
  removeExpired(): void {
    this.#table.removeExpired(this.#options.now());
  }

  #begin({ id, body }: KeyedRequest, attempt: Attempt): StoredAnswer | undefined {
    const now = this.#options.now();
    const bodyHash = createHash('sha256').update(body).digest('base64');
    const known = this.#table.find(id, now);
    if (known && known.bodyHash !== bodyHash) throw conflict();
    if (known?.answer) return known.answer;
    if (known?.leaseUntil !== undefined && known.leaseUntil > now) throw inProgress();
    const expiresAt = now + this.#options.retentionMs;
    this.#table.begin(attempt, { bodyHash, leaseUntil: this.#leaseUntil(), expiresAt });
    return undefined;
  }

  #complete(attempt: Attempt, answer: StoredAnswer): StoredAnswer {
    const { now, retentionMs } = this.#options;
    // Thrown inside the transaction: what `finish` has charged is rolled back, the other attempt charges.
    if (!this.#table.complete(attempt, answer, now() + retentionMs)) throw inProgress();
    return answer;
  }

  #leaseUntil(): number {
    return this.#options.now() + this.#options.leaseMs;
  }
}

/** Where the store cannot be written, the lease ends the attempt. */
function tried(work: () => void): void {
  try {
    work();
  } catch {
    // Reading or writing the answer says what is wrong.
  }
}

export function conflict(): Failure {
  return new Failure('idempotency_conflict', 'This Idempotency-Key was used with a different body.');
}

export function inProgress(): Failure {
  return new Failure('request_in_progress', 'The first request with this Idempotency-Key is still running.', {
    headers: { 'retry-after': RETRY_AFTER_SECONDS },
  });
}
