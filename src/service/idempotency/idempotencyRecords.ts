import * as z from 'zod';
import { unref } from '../../platform/clock.ts';
import type { SqlStatement } from '../../platform/sqlDatabase.ts';
import type { Store } from '../store/store.ts';
import {
  conflict,
  type Idempotency,
  inProgress,
  type KeyedRequest,
  type Run,
  type StoredAnswer,
} from './idempotency.ts';

interface IdempotencyRecordsDependencies {
  readonly store: Store;
  /** Life of the records, in milliseconds (Limits: 24 hours). */
  readonly retentionMs: number;
  /** How long a process that does not renew it keeps a request to itself, in milliseconds. */
  readonly leaseMs: number;
  /** Unix milliseconds. */
  readonly now: () => number;
}

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
    const attempt = { id: request.id, attempt: crypto.randomUUID() };
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
    const renewal = unref(setInterval(renew, leaseMs / 3));
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

export const idempotencySchema = `
  CREATE TABLE idempotency_records (
    id TEXT PRIMARY KEY,
    body_hash TEXT NOT NULL,
    attempt TEXT,
    lease_until INTEGER,
    status INTEGER,
    json TEXT,
    audio TEXT,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX idempotency_records_by_expiry ON idempotency_records (expires_at);
  CREATE INDEX idempotency_records_by_audio ON idempotency_records (audio) WHERE audio IS NOT NULL;
`;

const recordRow = z.object({
  body_hash: z.string(),
  attempt: z.string().nullable(),
  lease_until: z.number().nullable(),
  status: z.number().nullable(),
  json: z.string().nullable(),
  audio: z.string().nullable(),
});

interface IdempotencyRecord {
  readonly bodyHash: string;
  /** Until when the attempt under way is taken to be alive, in Unix milliseconds. */
  readonly leaseUntil: number | undefined;
  readonly answer: StoredAnswer | undefined;
}

/** An attempt at a request; another one may have taken over when its lease had expired. */
interface Attempt {
  readonly id: string;
  readonly attempt: string;
}

/** Ends the attempts of whoever has worked on a store that is this process's alone. */
export function freeAttempts(store: Store): void {
  store.prepare('UPDATE idempotency_records SET lease_until = 0 WHERE lease_until IS NOT NULL').run();
}

/** Times are in Unix milliseconds. */
class IdempotencyTable {
  readonly #find: SqlStatement;
  readonly #begin: SqlStatement;
  readonly #renew: SqlStatement;
  readonly #complete: SqlStatement;
  readonly #fail: SqlStatement;
  readonly #removeExpired: SqlStatement;

  constructor(store: Store) {
    const mine = 'WHERE id = ? AND attempt = ?';
    this.#find = store.prepare('SELECT * FROM idempotency_records WHERE id = ? AND expires_at > ?');
    this.#begin = store.prepare(
      'INSERT OR REPLACE INTO idempotency_records VALUES (?, ?, ?, ?, NULL, NULL, NULL, ?)',
    );
    this.#renew = store.prepare(`UPDATE idempotency_records SET lease_until = ? ${mine}`);
    this.#complete = store.prepare(
      `UPDATE idempotency_records
       SET attempt = NULL, lease_until = NULL, status = ?, json = ?, audio = ?, expires_at = ? ${mine}`,
    );
    this.#fail = store.prepare(`UPDATE idempotency_records SET attempt = NULL, lease_until = NULL ${mine}`);
    this.#removeExpired = store.prepare('DELETE FROM idempotency_records WHERE expires_at <= ?');
  }

  find(id: string, now: number): IdempotencyRecord | undefined {
    const row = this.#find.get(id, now);
    if (row === undefined) return undefined;
    const { body_hash, lease_until, status, json, audio } = recordRow.parse(row);
    const answer =
      status === null || json === null ? undefined : { status, json, ...(audio === null ? {} : { audio }) };
    return { bodyHash: body_hash, leaseUntil: lease_until ?? undefined, answer };
  }

  begin(
    { id, attempt }: Attempt,
    { bodyHash, leaseUntil, expiresAt }: { bodyHash: string; leaseUntil: number; expiresAt: number },
  ): void {
    this.#begin.run(id, bodyHash, attempt, leaseUntil, expiresAt);
  }

  renew({ id, attempt }: Attempt, leaseUntil: number): void {
    this.#renew.run(leaseUntil, id, attempt);
  }

  /** False if the attempt is no longer the one under way; nothing is stored then. */
  complete({ id, attempt }: Attempt, { status, json, audio }: StoredAnswer, expiresAt: number): boolean {
    return this.#complete.run(status, json, audio ?? null, expiresAt, id, attempt).changes > 0;
  }

  /** Frees the key to run again; the body's hash stays. */
  fail({ id, attempt }: Attempt): void {
    this.#fail.run(id, attempt);
  }

  removeExpired(now: number): void {
    this.#removeExpired.run(now);
  }
}
