/** Runs `action` once after `ms`; the returned function calls it off. Replaceable in tests. */
export type Timer = (ms: number, action: () => void) => () => void;

/** Time for deadlines and waits, replaceable in tests. */
export interface Clock {
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
  /** Unix time in milliseconds, for dates that a server names. */
  unixNow(): number;
  readonly after: Timer;
}

/** A longer timer of Node.js or of a browser would go off at once: about 24.8 days, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const systemTimer: Timer = (ms, action) => {
  const timer = setTimeout(action, timerMs(ms));
  return () => clearTimeout(timer);
};

export const systemClock: Clock = {
  now: () => performance.now(),
  unixNow: () => Date.now(),
  after: systemTimer,
};

export type RunningTimer = ReturnType<typeof setTimeout>;

/** Lets Node.js end though the timer runs; a browser's holds nothing, and is a number. */
export function unref(timer: RunningTimer): RunningTimer {
  if (typeof timer === 'object') timer.unref();
  return timer;
}

/** `ms` as a timer can take it; what is no number is no wait. */
export function timerMs(ms: number): number {
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), LONGEST_TIMER_MS);
}

/** Has `action` run once nothing has asked for it again for `ms`; `callOff` takes back what was asked for. */
export function whenQuiet(
  after: Timer,
  ms: number,
  action: () => void,
): { readonly ask: () => void; readonly callOff: () => void } {
  let callOff = () => {};
  return {
    ask() {
      callOff();
      callOff = after(ms, action);
    },
    callOff: () => callOff(),
  };
}

/** Waits `ms`; rejects with the signal's reason as soon as it is aborted. */
export function wait(after: Timer, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const abort = () => {
      callOff();
      reject(signal.reason);
    };
    const callOff = after(ms, () => {
      signal.removeEventListener('abort', abort);
      resolve();
    });
    signal.addEventListener('abort', abort, { once: true });
  });
}

/**
 * Runs `work` until it is done or `giveUp` is called; its signal is aborted then and with the caller's. Rejects with the
 * reason of the one or the other, whatever `work` makes of it, else as `work` does; nothing that it left open outlives this.
 */
export async function unlessGivenUp<Result>(
  signal: AbortSignal,
  work: (signal: AbortSignal, giveUp: (reason: Error) => void) => Promise<Result>,
): Promise<Result> {
  const over = new AbortController();
  try {
    return await work(AbortSignal.any([signal, over.signal]), (reason) => over.abort(reason));
  } catch (error) {
    signal.throwIfAborted();
    over.signal.throwIfAborted();
    throw error;
  } finally {
    over.abort();
  }
}
