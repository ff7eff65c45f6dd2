import { type Clock, wait } from '../../platform/clock.ts';
import { type ClientFailure, type FailureDetails, isClientFailure } from '../errors/clientFailure.ts';
import type { OnProgress } from './callOptions.ts';

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
  await wait(clock.after, waitMs, signal);
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

/** How often a request is sent before it is given up. */
export const MAX_ATTEMPTS = 5;

/** A longer `Retry-After` is for people to decide on. */
export const LONGEST_SILENT_WAIT_MS = 30_000;

/** The most that is added to what a server asked for, so that clients do not come back together. */
const MOST_JITTER_MS = 1_000;

/** An attempt that failed, and all that the decision depends on. */
export interface FailedAttempt {
  readonly failure: Pick<FailureDetails, 'code' | 'category' | 'retryable' | 'status' | 'retryAfterMs'>;
  /** How many attempts have failed, this one included. */
  readonly attempt: number;
  readonly attempts: number;
  /** Until the deadline, in milliseconds; infinite where there is none. */
  readonly remainingMs: number;
  /** From 0 to below 1. */
  readonly random: () => number;
}

type RetryDecision =
  | { readonly retry: true; readonly waitMs: number }
  | { readonly retry: false; readonly because: 'not retryable' | 'attempts' | 'long wait' | 'deadline' };

/**
 * Whether a failed request is sent again, with the same bytes and the same key, and after how long (Errors). No route
 * does or charges anything twice for that: see `idempotency` of the route table.
 * Validation, authentication, authorization, quota and conflict never are, whatever the answer claims.
 */
export function retryDecision(failed: FailedAttempt): RetryDecision {
  const { failure, attempt, attempts, remainingMs } = failed;
  if (!mayPass(failure)) return { retry: false, because: 'not retryable' };
  if (attempt >= attempts) return { retry: false, because: 'attempts' };
  if (asksForLongWait(failure)) return { retry: false, because: 'long wait' };
  const waitMs = waitOf(failed);
  return waitMs < remainingMs ? { retry: true, waitMs } : { retry: false, because: 'deadline' };
}

/** Whether the wait that a server asks for is for people to decide on. */
export function asksForLongWait({ retryAfterMs = 0 }: Pick<FailureDetails, 'retryAfterMs'>): boolean {
  return retryAfterMs > LONGEST_SILENT_WAIT_MS;
}

function waitOf({ failure: { retryAfterMs }, attempt, random }: FailedAttempt): number {
  if (retryAfterMs === undefined) return backoffMs(attempt, random);
  return retryAfterMs + random() * Math.min(MOST_JITTER_MS, backoffLimitMs(attempt));
}

const FINAL_CATEGORIES = new Set(['validation', 'authentication', 'authorization', 'quota', 'not_found']);

/** The statuses below 500 that say "later": timeout, conflict (by its code), too early, too many. */
const PASSING_CLIENT_ERRORS = new Set([408, 409, 425, 429]);

/** Whether the same request may succeed later. */
export function mayPass({ code, category, retryable, status }: FailedAttempt['failure']): boolean {
  if (!retryable || code === 'idempotency_conflict' || FINAL_CATEGORIES.has(category)) return false;
  return status === undefined || status < 400 || status >= 500 || PASSING_CLIENT_ERRORS.has(status);
}

const FIRST_MS = 500;
const LONGEST_MS = 8_000;

/** The longest wait after the given number of failures: doubling from half a second to eight seconds. */
export function backoffLimitMs(failures: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
}

/** A wait with full jitter: anything from nothing to the limit, so that clients do not come back together. */
export function backoffMs(failures: number, random: () => number): number {
  return random() * backoffLimitMs(failures);
}
