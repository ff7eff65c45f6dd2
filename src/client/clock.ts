/** Time for deadlines, replaceable in tests. */
export interface Clock {
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
  /** Runs `action` once after `ms`; the returned function calls it off. */
  after(ms: number, action: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, action) {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};
