/** Time for deadlines and waits, replaceable in tests. */
export interface Clock {
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
  /** Unix time in milliseconds, for dates that a server names. */
  unixNow(): number;
  /** Runs `action` once after `ms`; the returned function calls it off. */
  after(ms: number, action: () => void): () => void;
}

/** A longer timer of Node.js or of a browser would go off at once: about 24.8 days, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => performance.now(),
  unixNow: () => Date.now(),
  after(ms, action) {
    const timer = setTimeout(action, timerMs(ms));
    return () => clearTimeout(timer);
  },
};

/** `ms` as a timer can take it; what is no number is no wait. */
export function timerMs(ms: number): number {
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), LONGEST_TIMER_MS);
}

/** Waits `ms`; rejects with the signal's reason as soon as it is aborted. */
export function wait(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const abort = () => {
      callOff();
      reject(signal.reason);
    };
    const callOff = clock.after(ms, () => {
      signal.removeEventListener('abort', abort);
      resolve();
    });
    signal.addEventListener('abort', abort, { once: true });
  });
}
