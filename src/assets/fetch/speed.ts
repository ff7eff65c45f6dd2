import { AssetFailure } from '../assetFailure.ts';
import type { Timer } from './timer.ts';

/** How often it is looked how much came. */
const SPAN_MS = 60_000;
/** A server that sends less in one span, at a thousand bytes a second, is given up. */
const LEAST_BYTES = 60_000;

interface SpeedOptions {
  readonly host: string;
  readonly timer: Timer;
  /** The caller's own. */
  readonly signal: AbortSignal;
}

/**
 * Runs `work` until too little comes in a minute; `heard` is to be told of all bytes that come. Rejects as `work` does,
 * with the reason of the caller's signal, or with an `AssetFailure` for slowness.
 */
export async function unlessSlow<Result>(
  { host, timer, signal }: SpeedOptions,
  work: (signal: AbortSignal, heard: (bytes: number) => void) => Promise<Result>,
): Promise<Result> {
  const over = new AbortController();
  let inSpan = 0;
  const look = () => {
    const bytes = inSpan;
    inSpan = 0;
    if (bytes < LEAST_BYTES)
      over.abort(new AssetFailure({ kind: 'slow', host, bytes, seconds: SPAN_MS / 1000 }));
    else callOff = timer(SPAN_MS, look);
  };
  let callOff = timer(SPAN_MS, look);
  const heard = (bytes: number) => {
    inSpan += bytes;
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
