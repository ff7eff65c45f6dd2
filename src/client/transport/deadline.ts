import type { Clock } from '../clock.ts';
import { TimeoutError } from '../errors/timeoutError.ts';

interface DeadlineOptions {
  /** Milliseconds; `null` sets no deadline. */
  readonly deadlineMs: number | null;
  /** The caller's own signal. */
  readonly signal: AbortSignal | undefined;
}

/** Runs `action` with one signal for the deadline and the caller's cancellation; the timer ends with it. */
export async function withDeadline<Result>(
  clock: Clock,
  { deadlineMs, signal }: DeadlineOptions,
  action: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const deadline = new AbortController();
  const callOff =
    deadlineMs === null
      ? () => {}
      : clock.after(deadlineMs, () => deadline.abort(new TimeoutError(deadlineMs)));
  try {
    return await action(signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal);
  } finally {
    callOff();
  }
}
