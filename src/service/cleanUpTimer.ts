/** How often to clean up, in milliseconds; at a short retention, more often. */
const CLEAN_UP_MS = 600_000;
const MIN_CLEAN_UP_MS = 1000;

/** Forgets now and then what is past its time. */
export class CleanUpTimer {
  readonly #cleanUp: () => Promise<void>;
  readonly #everyMs: number;
  #timer: NodeJS.Timeout | undefined;

  /** `cleanUp` must not reject. */
  constructor(cleanUp: () => Promise<void>, retentionMs: number) {
    this.#cleanUp = cleanUp;
    this.#everyMs = Math.max(MIN_CLEAN_UP_MS, Math.min(CLEAN_UP_MS, retentionMs / 4));
  }

  /** Cleans up at once, and from now on. */
  start(): void {
    this.#timer = setInterval(this.#cleanUp, this.#everyMs).unref();
    void this.#cleanUp();
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
