import type { Timer } from '../../../src/platform/clock.ts';

export interface ManualTimer {
  readonly timer: Timer;
  /** Runs all that is waited for, and tells how long each was to wait, in milliseconds. */
  fire(): number[];
  /** How many timers are set. */
  readonly pending: number;
}

/** Time that passes when a test says so. */
export function manualTimer(): ManualTimer {
  const set = new Map<symbol, { readonly ms: number; readonly action: () => void }>();
  return {
    timer(ms, action) {
      const key = Symbol();
      set.set(key, { ms, action });
      return () => set.delete(key);
    },
    fire() {
      const due = [...set.values()];
      set.clear();
      for (const { action } of due) action();
      return due.map(({ ms }) => ms);
    },
    get pending() {
      return set.size;
    },
  };
}

/** Pauses are over as soon as the process has nothing else to do, and limits are never reached. */
export const noPauses: Timer = (ms, action) => {
  if (ms > 1000) return () => {};
  const handle = setImmediate(action);
  return () => clearImmediate(handle);
};
