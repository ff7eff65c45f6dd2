const WINDOW_MS = 60_000;

/** Fixed windows of a minute, shared by all keys of an account. */
export class RateLimit {
  readonly requestsPerMinute: number;
  readonly #now: () => number;
  #window = -1;
  #count = 0;

  /** `now` is in milliseconds of Unix time. */
  constructor(requestsPerMinute: number, now: () => number) {
    this.requestsPerMinute = requestsPerMinute;
    this.#now = now;
  }

  /** Counts a request; returns the seconds to wait if it is one too many, else undefined. */
  take(): number | undefined {
    const now = this.#now();
    const window = Math.floor(now / WINDOW_MS);
    if (window !== this.#window) this.#count = 0;
    this.#window = window;
    this.#count++;
    if (this.#count <= this.requestsPerMinute) return undefined;
    return Math.ceil(((window + 1) * WINDOW_MS - now) / 1000);
  }
}
