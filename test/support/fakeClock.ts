import type { FetchInit, FetchLike } from '../../src/client/index.ts';
import type { Clock } from '../../src/platform/clock.ts';

export interface FakeClock extends Clock {
  /** Every wait that was asked for, in milliseconds, in order. */
  readonly waits: readonly number[];
  /** How many timers are set. */
  readonly pending: number;
  /** Moves on by `ms`, and runs what is due on the way. */
  advance(ms: number): void;
  /** Keeps time from moving on by itself until the returned function is called. */
  hold(): () => void;
}

interface Timer {
  readonly at: number;
  readonly action: () => void;
}

const START = Date.UTC(2026, 0, 1);

/**
 * Time that stands still; with `auto` it jumps to the next timer whenever the process has nothing else to do
 * and nobody holds it, so that hours of waiting pass at once.
 */
export function fakeClock({ auto = false } = {}): FakeClock {
  const timers = new Set<Timer>();
  const waits: number[] = [];
  let [now, holds, isPumping] = [0, 0, false];
  const runNext = (limit: number) => {
    const next = [...timers].reduce<Timer | undefined>((a, b) => (a && a.at <= b.at ? a : b), undefined);
    if (next === undefined || next.at > limit) return false;
    timers.delete(next);
    now = Math.max(now, next.at);
    next.action();
    return true;
  };
  const pump = () => {
    isPumping = holds === 0 && runNext(Number.POSITIVE_INFINITY);
    if (isPumping) setImmediate(pump);
  };
  const startPump = () => {
    if (!auto || isPumping || holds > 0) return;
    isPumping = true;
    setImmediate(pump);
  };
  return {
    waits,
    get pending() {
      return timers.size;
    },
    now: () => now,
    unixNow: () => START + Math.floor(now),
    after(ms, action) {
      const timer = { at: now + ms, action };
      waits.push(ms);
      timers.add(timer);
      startPump();
      return () => timers.delete(timer);
    },
    advance(ms) {
      const until = now + ms;
      while (runNext(until));
      now = until;
    },
    hold() {
      holds++;
      return () => {
        holds--;
        startPump();
      };
    },
  };
}

/** `fetch` to its whole answer while `clock` stands still: real time is not counted. */
export function heldFetch(clock: FakeClock, fetch: typeof globalThis.fetch): FetchLike {
  return async (url: string, init: FetchInit) => {
    const release = clock.hold();
    try {
      const response = await fetch(url, init);
      return new Response(await response.arrayBuffer(), response);
    } finally {
      release();
    }
  };
}
