import { LRUCache } from 'lru-cache';
import {
  conflict,
  type Idempotency,
  inProgress,
  type KeyedRequest,
  type Run,
  type StoredAnswer,
} from './idempotency.ts';

interface MemoryRecord {
  readonly bodyHash: string;
  /** Undefined for a request that failed. */
  readonly answer: StoredAnswer | undefined;
}

interface MemoryIdempotencyOptions {
  readonly maxRecords: number;
  /** Of the answers together, as they are in memory. */
  readonly maxBytes: number;
  /** Life of a record, in milliseconds. */
  readonly retentionMs: number;
  /** Milliseconds of any clock; the process's own if it is left out. */
  readonly now?: () => number;
}

/** Bytes of a record beside its answer, about. */
const RECORD_BYTES = 500;

/**
 * Runs a request with a key once, in this process and for a while: for work that costs nothing to do again. The
 * records that were not used for longest go first.
 */
export class MemoryIdempotency implements Idempotency {
  readonly #records: LRUCache<string, MemoryRecord>;
  /** The body's hash of each request under way. */
  readonly #running = new Map<string, string>();

  constructor({ maxRecords, maxBytes, retentionMs, now }: MemoryIdempotencyOptions) {
    this.#records = new LRUCache({
      max: maxRecords,
      maxSize: maxBytes,
      sizeCalculation: ({ answer }) => RECORD_BYTES + 2 * (answer?.json.length ?? 0),
      ttl: retentionMs,
      // Asked for the time at each look: an answer must not outlive its time.
      ttlResolution: 0,
      ...(now && { perf: { now } }),
    });
  }

  async once(request: KeyedRequest | undefined, run: Run): Promise<StoredAnswer> {
    return request === undefined ? (await run())() : this.#once(request, run);
  }

  async #once({ id, bodyHash }: KeyedRequest, run: Run): Promise<StoredAnswer> {
    const known = this.#records.get(id);
    const first = this.#running.get(id) ?? known?.bodyHash;
    if (first !== undefined && first !== bodyHash) throw conflict();
    if (known?.answer) return known.answer;
    if (this.#running.has(id)) throw inProgress();
    this.#running.set(id, bodyHash);
    let answer: StoredAnswer | undefined;
    try {
      answer = (await run())();
      return answer;
    } finally {
      this.#running.delete(id);
      this.#records.set(id, { bodyHash, answer });
    }
  }
}
