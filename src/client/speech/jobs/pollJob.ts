import { routes } from '../../../contract/index.ts';
import { wait } from '../../clock.ts';
import type { SpeechJob } from '../../decode/speechAnswer.ts';
import { decodeSpeechJob } from '../../decode/speechAnswer.ts';
import { isClientFailure } from '../../errors/clientFailure.ts';
import type { CallOptions } from '../../transport/callOptions.ts';
import { decodeObject, type HttpClient } from '../../transport/httpClient.ts';
import { asksForLongWait } from '../../transport/retry/retryDecision.ts';

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
export async function pollJob(
  http: HttpClient,
  id: string,
  options: CallOptions & { readonly signal: AbortSignal },
): Promise<SpeechJob> {
  for (let interval = FIRST_INTERVAL_MS; ; interval = Math.min(2 * interval, LONGEST_INTERVAL_MS)) {
    const { job, waitMs = 0 } = await getOrWait(http, id, options);
    if (job !== undefined && isFinished(job)) return job;
    await wait(http.clock, Math.max(waitMs, interval), options.signal);
  }
}

/** Asks for a job once; undefined if it has not ended, or cannot be had for now. */
export async function getIfFinished(
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
