import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { idempotencyKey, type Route } from '../../contract/index.ts';
import { Failure } from '../http/failure.ts';

/** An answer as it was sent, to be sent again byte for byte. */
export interface StoredAnswer {
  readonly status: number;
  readonly json: string;
}

interface IdempotencyRecord {
  readonly bodyHash: string;
  readonly state: 'running' | 'failed' | StoredAnswer;
}

export interface KeyedRequest {
  /** Environment, route and key: what makes two requests the same. */
  readonly id: string;
  readonly body: Uint8Array;
}

/** All stored answers together, in UTF-16 units; the oldest give way. */
const MAX_STORED = 16_000_000;
const RETRY_AFTER_SECONDS = '1';

/** Runs a request with a key once (States, idempotent request handling). Kept in memory. */
export class IdempotencyRecords {
  readonly #records: LRUCache<string, IdempotencyRecord>;

  /** Records live for `retentionMs`; `now` is in milliseconds too. */
  constructor(retentionMs: number, now: () => number) {
    this.#records = new LRUCache<string, IdempotencyRecord>({
      maxSize: MAX_STORED,
      sizeCalculation: ({ state }) => 500 + (typeof state === 'string' ? 0 : state.json.length),
      ttl: retentionMs,
      ttlResolution: 0,
      perf: { now },
    });
  }

  /** The stored answer, or that of `run`. A failure frees the key to run again, for the same body only. */
  async once({ id, body }: KeyedRequest, run: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
    const bodyHash = createHash('sha256').update(body).digest('base64');
    const known = this.#records.get(id);
    if (known && known.bodyHash !== bodyHash) throw conflict();
    if (known?.state === 'running') throw inProgress();
    if (known && known.state !== 'failed') return known.state;
    this.#records.set(id, { bodyHash, state: 'running' });
    try {
      const answer = await run();
      this.#records.set(id, { bodyHash, state: answer });
      return answer;
    } catch (error) {
      this.#records.set(id, { bodyHash, state: 'failed' });
      throw error;
    }
  }
}

/** The request's key; undefined where it has none and needs none. */
export function readIdempotencyKey(route: Route, header: string | undefined): string | undefined {
  if (route.idempotency === 'none') return undefined;
  if (header === undefined && route.idempotency === 'required')
    throw new Failure('idempotency_key_required', 'This route needs an Idempotency-Key header.');
  if (header === undefined || idempotencyKey.safeParse(header).success) return header;
  throw new Failure(
    'invalid_idempotency_key',
    'The Idempotency-Key must have 8 to 128 printable ASCII characters.',
  );
}

function conflict(): Failure {
  return new Failure('idempotency_conflict', 'This Idempotency-Key was used with a different body.');
}

function inProgress(): Failure {
  return new Failure('request_in_progress', 'The first request with this Idempotency-Key is still running.', {
    headers: { 'retry-after': RETRY_AFTER_SECONDS },
  });
}
