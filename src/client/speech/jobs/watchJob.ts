import { JOB_TIME_LIMIT_MS, routes } from '../../../contract/index.ts';
import { wait } from '../../../platform/clock.ts';
import { decodeSpeechJob, type SpeechJob } from '../../decode/speechAnswer.ts';
import { type ClientFailure, hasClientCode, isClientFailure } from '../../errors/clientFailure.ts';
import type { CallOptions } from '../../transport/callOptions.ts';
import { decodeObject, type HttpClient } from '../../transport/httpClient.ts';
import { asksForLongWait, backoffMs, mayPass } from '../../transport/retries.ts';
import { withDeadline } from '../../transport/timeLimits.ts';
import type { JobPlace, WatchOptions } from './jobEvents.ts';
import { receiveEvents } from './receiveEvents.ts';

/** For what comes before a job runs and after, in milliseconds. */
const MARGIN_MS = 900_000;

/** A job runs at most two hours (States, rule 1): a server that keeps quiet about its end for longer is not believed. */
export const WATCH_DEADLINE_MS = JOB_TIME_LIMIT_MS + MARGIN_MS;

/**
 * Watches a job to its end, for two hours and a quarter at most, whatever its stream brings meanwhile; rejects
 * with a `TimeoutError` then. The job can be watched again.
 */
export function watchJob(http: HttpClient, place: JobPlace, options: WatchOptions): Promise<SpeechJob> {
  const bounds = { deadlineMs: WATCH_DEADLINE_MS, signal: options.signal };
  return withDeadline(http.clock, bounds, (signal) => watchToEnd(http, place, { ...options, signal }));
}

/** So many connections in a row without news, and the job is polled instead. */
const FAILED_CONNECTIONS = 2;

/**
 * Watches a job to its end, by its events and, when streams fail, by polling it (Events). The end of a stream
 * is not the end of the job. Cancelling only ends the watching; the job goes on.
 * @returns the job when it has succeeded, failed or been cancelled
 */
async function watchToEnd(
  http: HttpClient,
  { id, lastEventId = 0 }: JobPlace,
  options: WatchOptions,
): Promise<SpeechJob> {
  const signal = options.signal ?? new AbortController().signal;
  const place = { id, lastEventId };
  for (let failed = 0; ; ) {
    const end = await receiveEvents(http, place, { ...options, signal });
    if (end.job !== undefined) return end.job;
    failed = end.hadNews ? 0 : failed + 1;
    // A preview that is too long is no reason to lose sight of the job.
    if (hasClientCode(end.failure, 'answer_too_large')) return pollJob(http, id, { ...options, signal });
    if (end.failure !== undefined && isForPeople(end.failure)) throw end.failure;
    // A stream may stay open and silent beyond the end of its job.
    const finished = end.wasSilent ? await getIfFinished(http, id, { ...options, signal }) : undefined;
    if (finished !== undefined) return finished;
    if (failed >= FAILED_CONNECTIONS) return pollJob(http, id, { ...options, signal });
    await waitToReconnect(http, failed + 1, { ...options, signal, failure: end.failure });
  }
}

/** Whether only a person can say how to go on; the job goes on meanwhile. */
function isForPeople(failure: ClientFailure): boolean {
  return !mayPass(failure) || asksForLongWait(failure);
}

interface Reconnection extends CallOptions {
  readonly signal: AbortSignal;
  readonly failure: ClientFailure | undefined;
}

async function waitToReconnect(
  { clock, random }: HttpClient,
  nextAttempt: number,
  { signal, failure, onProgress }: Reconnection,
): Promise<void> {
  const asked = isClientFailure(failure) ? (failure.retryAfterMs ?? 0) : 0;
  const waitMs = asked + backoffMs(nextAttempt, random);
  const code = failure?.code ?? 'connection_failed';
  onProgress?.({ kind: 'waiting', waitMs, nextAttempt, attempts: FAILED_CONNECTIONS, code });
  await wait(clock.after, waitMs, signal);
}

const FIRST_INTERVAL_MS = 1_000;
const LONGEST_INTERVAL_MS = 10_000;

/** `GET /v1/speech/jobs/{id}`. */
export function getJob(http: HttpClient, id: string, options: CallOptions): Promise<SpeechJob> {
  return http.request(routes.speechJob, {
    ...options,
    parameters: { id },
    decode: decodeObject(decodeSpeechJob),
  });
}

function isFinished({ status }: SpeechJob): boolean {
  return status === 'succeeded' || status === 'failed' || status === 'cancelled';
}

/** Asks for a job again and again, ever more seldom, until it has ended. */
async function pollJob(
  http: HttpClient,
  id: string,
  options: CallOptions & { readonly signal: AbortSignal },
): Promise<SpeechJob> {
  for (let interval = FIRST_INTERVAL_MS; ; interval = Math.min(2 * interval, LONGEST_INTERVAL_MS)) {
    const { job, waitMs = 0 } = await getOrWait(http, id, options);
    if (job !== undefined && isFinished(job)) return job;
    await wait(http.clock.after, Math.max(waitMs, interval), options.signal);
  }
}

/** Asks for a job once; undefined if it has not ended, or cannot be had for now. */
async function getIfFinished(
  http: HttpClient,
  id: string,
  options: CallOptions,
): Promise<SpeechJob | undefined> {
  try {
    const job = await getJob(http, id, options);
    return isFinished(job) ? job : undefined;
  } catch (error) {
    if (!isClientFailure(error) || !error.retryable) throw error;
    return undefined;
  }
}

/** A job takes minutes: too many requests are no reason to lose sight of it, but a long wait is for people. */
async function getOrWait(
  http: HttpClient,
  id: string,
  options: CallOptions,
): Promise<{ job?: SpeechJob; waitMs?: number }> {
  try {
    return { job: await getJob(http, id, options) };
  } catch (error) {
    if (!isClientFailure(error) || !error.retryable || error.retryAfterMs === undefined) throw error;
    if (asksForLongWait(error)) throw error;
    return { waitMs: error.retryAfterMs };
  }
}
