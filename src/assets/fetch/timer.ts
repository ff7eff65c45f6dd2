/** Runs `action` once after `ms`; the returned function calls it off. Replaceable in tests. */
export type Timer = (ms: number, action: () => void) => () => void;

export const systemTimer: Timer = (ms, action) => {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
};

/** Waits `ms`; rejects with the signal's reason as soon as it is aborted. */
export function pause(timer: Timer, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const abort = () => {
      callOff();
      reject(signal.reason);
    };
    const callOff = timer(ms, () => {
      signal.removeEventListener('abort', abort);
      resolve();
    });
    signal.addEventListener('abort', abort, { once: true });
  });
}
