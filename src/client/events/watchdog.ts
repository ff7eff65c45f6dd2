import type { Clock } from '../clock.ts';

/** Calls `onSilent` once when nothing has been heard for `limitMs`. */
export interface Watchdog {
  heard(): void;
  stop(): void;
}

export function watchdog(clock: Clock, limitMs: number, onSilent: () => void): Watchdog {
  let callOff = clock.after(limitMs, onSilent);
  return {
    heard() {
      callOff();
      callOff = clock.after(limitMs, onSilent);
    },
    stop: () => callOff(),
  };
}
