import { AssetFailure } from '../assetFailure.ts';
import type { Timer } from './timer.ts';

/** A server that sends no byte for so long is given up. */
const SILENCE_LIMIT_MS = 60_000;

interface SilenceOptions {
  readonly host: string;
  readonly timer: Timer;
  /** The caller's own. */
  readonly signal: AbortSignal;
}

/**
 * Runs `work` until nothing has been heard for a minute; `heard` is to be called for every sign of life. Rejects as
 * `work` does, with the reason of the caller's signal, or with an `AssetFailure` for silence.
 */
export async function unlessSilent<Result>(
  { host, timer, signal }: SilenceOptions,
  work: (signal: AbortSignal, heard: () => void) => Promise<Result>,
): Promise<Result> {
  const over = new AbortController();
  const giveUp = () => over.abort(new AssetFailure({ kind: 'slow', host, seconds: SILENCE_LIMIT_MS / 1000 }));
  let callOff = timer(SILENCE_LIMIT_MS, giveUp);
  const heard = () => {
    callOff();
    callOff = timer(SILENCE_LIMIT_MS, giveUp);
  };
  try {
    return await work(AbortSignal.any([signal, over.signal]), heard);
  } catch (error) {
    signal.throwIfAborted();
    over.signal.throwIfAborted();
    throw error;
  } finally {
    callOff();
    // Nothing that is still open outlives this.
    over.abort();
  }
}
