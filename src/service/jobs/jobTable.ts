import * as z from 'zod';
import {
  type ErrorObject,
  errorObject,
  type JobStatus,
  jobStatus,
  type SpeechRequest,
  type SpeechResult,
  type SpeechUsage,
  speechRequest,
  speechResult,
  speechUsage,
} from '../../contract/index.ts';
import type { SqlStatement } from '../../platform/sqlDatabase.ts';
import { jsonText, type Store } from '../store/store.ts';

/** A job as it is kept. Times are in Unix milliseconds. */
export interface StoredJob {
  readonly id: string;
  readonly environment: string;
  /** Of the request that created it. */
  readonly requestId: string;
  readonly request: SpeechRequest;
  /** The id of the seconds held for it. */
  readonly reservation: string;
  readonly status: JobStatus;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** How often a process has begun to speak it. */
  readonly attempts: number;
  /** Of a succeeded job. */
  readonly success: JobSuccess | undefined;
  /** Of a failed job. */
  readonly error: ErrorObject | undefined;
}

/** How a job succeeded. */
export interface JobSuccess {
  readonly result: SpeechResult;
  readonly usage: SpeechUsage;
  /** The id of the audio, which every reading signs anew. */
  readonly audio: string;
}

/** Whose a running job is: only its owner may go on with it, and only while nobody has taken it over. */
export interface Claim {
  readonly id: string;
  readonly owner: string;
}

/** Whether the job has ended, one way or another. */
export function isFinished({ status }: Pick<StoredJob, 'status'>): boolean {
  return status !== 'queued' && status !== 'running';
}

/** `sequence` is the order of creation. */
export const jobSchema = `
  CREATE TABLE speech_jobs (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    environment TEXT NOT NULL,
    request_id TEXT NOT NULL,
    request TEXT NOT NULL,
    reservation TEXT NOT NULL,
    status TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    started_at INTEGER,
    finished_at INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0,
    owner TEXT,
    lease_until INTEGER,
    success TEXT,
    error TEXT
  ) STRICT;
  CREATE INDEX speech_jobs_unfinished ON speech_jobs (sequence) WHERE finished_at IS NULL;
  CREATE INDEX speech_jobs_finished ON speech_jobs (finished_at) WHERE finished_at IS NOT NULL;
`;

const jobRow = z.object({
  id: z.string(),
  environment: z.string(),
  request_id: z.string(),
  request: jsonText(speechRequest),
  reservation: z.string(),
  status: jobStatus,
  created_at: z.number(),
  started_at: z.number().nullable(),
  finished_at: z.number().nullable(),
  attempts: z.number(),
  success: jsonText(z.object({ result: speechResult, usage: speechUsage, audio: z.string() })).nullable(),
  error: jsonText(errorObject).nullable(),
});

/** A job as it is inserted, queued. */
type NewJob = Pick<StoredJob, 'id' | 'environment' | 'requestId' | 'request' | 'reservation' | 'createdAt'>;

/** How a job ends. */
export type JobEnd = { readonly finishedAt: number } & (
  | { readonly status: 'succeeded'; readonly success: NonNullable<StoredJob['success']> }
  | { readonly status: 'failed'; readonly error: NonNullable<StoredJob['error']> }
  | { readonly status: 'cancelled' }
);

/** Which jobs may be claimed: those of `environments`, but for those in `except`. */
interface ClaimableQuery {
  readonly environments: readonly string[];
  /** Unix milliseconds. */
  readonly now: number;
  /** Ids. */
  readonly except: readonly string[];
}

const jobKeys = z.object({ id: z.string(), environment: z.string(), reservation: z.string() });

/** A job that nobody is working on. */
export interface Claimable extends z.infer<typeof jobKeys> {
  /** Undefined if the row cannot be read: it is damaged, or names what this version does not know. */
  readonly job: StoredJob | undefined;
}

/** The rows of the jobs; which changes are allowed is decided by `Jobs`. Times are in Unix milliseconds. */
export class JobTable {
  readonly #insert: SqlStatement;
  readonly #find: SqlStatement;
  readonly #findClaimable: SqlStatement;
  readonly #claim: SqlStatement;
  readonly #renew: SqlStatement;
  readonly #isOwned: SqlStatement;
  readonly #finish: SqlStatement;
  readonly #countUnfinished: SqlStatement;
  readonly #removeFinished: SqlStatement;

  constructor(store: Store) {
    this.#insert = store.prepare(
      `INSERT INTO speech_jobs (id, environment, request_id, request, reservation, status, created_at)
       VALUES (?, ?, ?, ?, ?, 'queued', ?)`,
    );
    this.#find = store.prepare('SELECT * FROM speech_jobs WHERE id = ?');
    this.#findClaimable = store.prepare(
      `SELECT * FROM speech_jobs
       WHERE finished_at IS NULL AND (status = 'queued' OR lease_until <= ?)
         AND environment IN (SELECT value FROM json_each(?))
         AND id NOT IN (SELECT value FROM json_each(?))
       ORDER BY sequence LIMIT 1`,
    );
    this.#claim = store.prepare(
      `UPDATE speech_jobs
       SET status = 'running', owner = ?, lease_until = ?, attempts = attempts + 1,
         started_at = coalesce(started_at, ?)
       WHERE id = ?`,
    );
    const owned = `WHERE id = ? AND owner = ? AND status = 'running'`;
    this.#renew = store.prepare(`UPDATE speech_jobs SET lease_until = ? ${owned}`);
    this.#isOwned = store.prepare(`SELECT 1 FROM speech_jobs ${owned}`);
    this.#finish = store.prepare(
      `UPDATE speech_jobs
       SET status = ?, finished_at = ?, success = ?, error = ?, owner = NULL, lease_until = NULL
       WHERE id = ?`,
    );
    this.#countUnfinished = store.prepare(
      'SELECT count(*) AS total FROM speech_jobs WHERE finished_at IS NULL',
    );
    this.#removeFinished = store.prepare('DELETE FROM speech_jobs WHERE finished_at <= ?');
  }

  insert({ id, environment, requestId, request, reservation, createdAt }: NewJob): void {
    this.#insert.run(id, environment, requestId, JSON.stringify(request), reservation, createdAt);
  }

  /** Undefined also for a row that cannot be read. */
  find(id: string): StoredJob | undefined {
    return storedJob(this.#find.get(id));
  }

  /** The oldest job that is queued or whose owner's lease has expired, but for those in `except`. */
  findClaimable({ environments, now, except }: ClaimableQuery): Claimable | undefined {
    const row = this.#findClaimable.get(now, JSON.stringify(environments), JSON.stringify(except));
    if (row === undefined) return undefined;
    return { ...jobKeys.parse(row), job: storedJob(row) };
  }

  claim(
    { id, owner }: Claim,
    { now, leaseUntil }: { readonly now: number; readonly leaseUntil: number },
  ): void {
    this.#claim.run(owner, leaseUntil, now, id);
  }

  /** False if the job is not running, or not this owner's. */
  renew({ id, owner }: Claim, leaseUntil: number): boolean {
    return this.#renew.run(leaseUntil, id, owner).changes > 0;
  }

  isOwned({ id, owner }: Claim): boolean {
    return this.#isOwned.get(id, owner) !== undefined;
  }

  /** Of a job that need not be readable. */
  finish(id: string, end: JobEnd): void {
    const success = end.status === 'succeeded' ? JSON.stringify(end.success) : null;
    const error = end.status === 'failed' ? JSON.stringify(end.error) : null;
    this.#finish.run(end.status, end.finishedAt, success, error, id);
  }

  countUnfinished(): number {
    return z.object({ total: z.number() }).parse(this.#countUnfinished.get()).total;
  }

  /** Removes jobs finished at `time` or before, and their events. */
  removeFinished(time: number): void {
    this.#removeFinished.run(time);
  }
}

/** Ends the claims of whoever has worked on a store that is this process's alone. */
export function freeJobs(store: Store): void {
  store.prepare('UPDATE speech_jobs SET lease_until = 0 WHERE lease_until IS NOT NULL').run();
}

function storedJob(row: unknown): StoredJob | undefined {
  const { data } = jobRow.safeParse(row);
  if (data === undefined) return undefined;
  const { request_id, created_at, started_at, finished_at, success, error, ...same } = data;
  return {
    ...same,
    requestId: request_id,
    createdAt: created_at,
    startedAt: started_at,
    finishedAt: finished_at,
    success: success ?? undefined,
    error: error ?? undefined,
  };
}
