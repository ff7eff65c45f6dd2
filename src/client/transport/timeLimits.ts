import { type Clock, unlessGivenUp } from '../../platform/clock.ts';
import { ConnectionError, TimeoutError } from '../errors/clientFailure.ts';

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

/** A connection that brings no byte for so long is given up; event streams bring comment lines more often. */
const SILENCE_LIMIT_MS = 30_000;

interface WatchdogOptions {
  /** The caller's own signal. */
  readonly signal: AbortSignal;
  /** Told before a connection is given up for silence. */
  readonly onSilence?: () => void;
}

/**
 * Reads a connection, and gives it up when nothing has been heard for 30 seconds; `heard` is to be called for
 * every sign of life. Rejects as `run` does, with the reason of the caller's signal, or with a
 * `ConnectionError` for silence; nothing that `run` left open outlives it.
 */
export async function withWatchdog<Result>(
  clock: Clock,
  { signal, onSilence }: WatchdogOptions,
  run: (signal: AbortSignal, heard: () => void) => Promise<Result>,
): Promise<Result> {
  let callOff = () => {};
  try {
    return await unlessGivenUp(signal, (bounded, giveUp) => {
      const onSilent = () => {
        onSilence?.();
        giveUp(new ConnectionError(new Error('Nothing was heard for too long.')));
      };
      const heard = () => {
        callOff();
        callOff = clock.after(SILENCE_LIMIT_MS, onSilent);
      };
      heard();
      return run(bounded, heard);
    });
  } finally {
    callOff();
  }
}
