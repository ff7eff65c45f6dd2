import { type Clock, wait } from '../../clock.ts';
import { type ClientFailure, isClientFailure } from '../../errors/clientFailure.ts';
import type { OnProgress } from '../progress.ts';
import { retryDecision } from './retryDecision.ts';

interface RetryDependencies {
  readonly clock: Clock;
  /** From 0 to below 1, for jitter. */
  readonly random: () => number;
}

interface RetryOptions {
  readonly attempts: number;
  /** When nothing more is started, by `clock.now()`; infinite where there is no deadline. */
  readonly deadlineAt: number;
  /** Ends attempts and waits alike. */
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress | undefined;
}

/** Without a sign of life for so long, people are told what is being waited for. */
const SLOW_MS = 3_000;

/** Runs `attempt` until it succeeds or is given up; then rejects with the last failure. */
export async function withRetries<Result>(
  dependencies: RetryDependencies,
  options: RetryOptions,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (let number = 1; ; number++) {
    options.signal.throwIfAborted();
    try {
      options.onProgress?.({ kind: 'sending', attempt: number });
      return await tellingIfSlow(dependencies, { ...options, number }, attempt);
    } catch (error) {
      options.signal.throwIfAborted();
      if (!isClientFailure(error)) throw error;
      await waitOrGiveUp(dependencies, options, { failure: error, attempt: number });
    }
  }
}

async function waitOrGiveUp(
  { clock, random }: RetryDependencies,
  options: RetryOptions,
  { failure, attempt }: { readonly failure: ClientFailure; readonly attempt: number },
): Promise<void> {
  const { attempts, signal } = options;
  const remainingMs = options.deadlineAt - clock.now();
  const decision = retryDecision({ ...options, random, failure, attempt, remainingMs });
  if (!decision.retry) throw failure;
  const { waitMs } = decision;
  options.onProgress?.({ kind: 'waiting', waitMs, nextAttempt: attempt + 1, attempts, code: failure.code });
  await wait(clock, waitMs, signal);
}

async function tellingIfSlow<Result>(
  { clock }: RetryDependencies,
  { onProgress, number }: Pick<RetryOptions, 'onProgress'> & { readonly number: number },
  run: () => Promise<Result>,
): Promise<Result> {
  if (onProgress === undefined) return run();
  const callOff = clock.after(SLOW_MS, () => onProgress({ kind: 'slow', attempt: number }));
  try {
    return await run();
  } finally {
    callOff();
  }
}
