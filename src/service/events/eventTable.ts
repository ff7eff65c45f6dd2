import * as z from 'zod';
import { jobStatus } from '../../contract/index.ts';
import type { SqlStatement } from '../../platform/sqlDatabase.ts';
import type { Store } from '../store/store.ts';

export const eventSchema = `
  CREATE TABLE speech_job_events (
    job TEXT NOT NULL REFERENCES speech_jobs (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    event TEXT NOT NULL,
    status TEXT,
    audio BLOB,
    PRIMARY KEY (job, id)
  ) STRICT, WITHOUT ROWID;
`;

/** What happened to a job; the data of `complete` and `error` is the job's own, when it is read. */
export type JobEvent =
  | { readonly event: 'status'; readonly status: z.infer<typeof jobStatus> }
  | { readonly event: 'audio'; readonly audio: Uint8Array }
  | { readonly event: 'reset' | 'complete' | 'error' };

/** An event and its SSE id, a positive integer (Events, 1). */
export type StoredEvent = JobEvent & { readonly id: number };

const eventRow = z.discriminatedUnion('event', [
  z.object({ id: z.number(), event: z.literal('status'), status: jobStatus }),
  z.object({ id: z.number(), event: z.literal('audio'), audio: z.instanceof(Uint8Array) }),
  z.object({ id: z.number(), event: z.enum(['reset', 'complete', 'error']) }),
]);

/** The events of the jobs, with ids that rise by one within a job. They go with their job. */
export class EventTable {
  readonly #append: SqlStatement;
  readonly #after: SqlStatement;
  readonly #lastPreview: SqlStatement;
  readonly #lastId: SqlStatement;

  constructor(store: Store) {
    this.#append = store.prepare(
      `INSERT INTO speech_job_events
       SELECT ?1, coalesce(max(id), 0) + 1, ?2, ?3, ?4 FROM speech_job_events WHERE job = ?1`,
    );
    this.#after = store.prepare(
      'SELECT id, event, status, audio FROM speech_job_events WHERE job = ? AND id > ? ORDER BY id LIMIT ?',
    );
    this.#lastPreview = store.prepare(
      `SELECT event FROM speech_job_events WHERE job = ? AND event IN ('audio', 'reset')
       ORDER BY id DESC LIMIT 1`,
    );
    this.#lastId = store.prepare('SELECT coalesce(max(id), 0) AS id FROM speech_job_events WHERE job = ?');
  }

  append(job: string, event: JobEvent): void {
    const status = event.event === 'status' ? event.status : null;
    const audio = event.event === 'audio' ? event.audio : null;
    this.#append.run(job, event.event, status, audio);
  }

  /** At most `limit` events with an id greater than `id`, in order; none that cannot be read. */
  after(job: string, id: number, limit: number): StoredEvent[] {
    return this.#after.all(job, id, limit).flatMap((row) => eventRow.safeParse(row).data ?? []);
  }

  /** 0 if there is none. */
  lastId(job: string): number {
    return z.object({ id: z.number() }).parse(this.#lastId.get(job)).id;
  }

  /** Whether audio was streamed that no `reset` has taken back. */
  hasPreview(job: string): boolean {
    return z.object({ event: z.string() }).optional().parse(this.#lastPreview.get(job))?.event === 'audio';
  }
}
