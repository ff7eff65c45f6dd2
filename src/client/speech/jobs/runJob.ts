import { routes } from '../../../contract/index.ts';
import type { SpeechJob } from '../../decode/speechAnswer.ts';
import { decodeSpeechJob } from '../../decode/speechAnswer.ts';
import { ApiError } from '../../errors/clientFailure.ts';
import type { KeyedCallOptions } from '../../transport/callOptions.ts';
import { decodeObject, type HttpClient } from '../../transport/httpClient.ts';
import { type SpeechRequest, speechBody } from '../speechRequest.ts';
import type { WatchOptions } from './jobEvents.ts';
import { watchJob } from './watchJob.ts';

export interface RunJobOptions extends KeyedCallOptions, WatchOptions {
  /** The job is there and costs from now on: its id is to be stored before this resolves. */
  readonly onCreated?: (job: SpeechJob) => Promise<void> | void;
}

/** `POST /v1/speech/jobs`. */
function createJob(http: HttpClient, request: SpeechRequest, options: KeyedCallOptions): Promise<SpeechJob> {
  return http.request(routes.createSpeechJob, {
    ...options,
    body: speechBody(request),
    decode: decodeObject(decodeSpeechJob),
  });
}

/** `POST /v1/speech/jobs/{id}/cancel`; safe to repeat. */
export function cancelJob(http: HttpClient, id: string, options: Pick<KeyedCallOptions, 'signal'>) {
  return http.request(routes.cancelSpeechJob, {
    ...options,
    parameters: { id },
    decode: decodeObject(decodeSpeechJob),
  });
}

/**
 * Creates a job and watches it to its end. Cancelling cancels the job: one that is just being created is
 * created first, since its outcome could not be known otherwise. Then rejects with the signal's reason.
 */
export async function runJob(
  http: HttpClient,
  request: SpeechRequest,
  { signal, ...options }: RunJobOptions,
): Promise<SpeechJob> {
  signal?.throwIfAborted();
  const job = await createJob(http, request, options).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw error;
  });
  try {
    await options.onCreated?.(job);
    signal?.throwIfAborted();
    return await watchJob(http, { id: job.id }, { ...options, ...(signal === undefined ? {} : { signal }) });
  } catch (error) {
    if (signal?.aborted) await cancelQuietly(http, job.id);
    throw error;
  }
}

/** Best effort: a job that cannot be cancelled ends by itself. */
async function cancelQuietly(http: HttpClient, id: string): Promise<void> {
  try {
    await cancelJob(http, id, {});
  } catch (error) {
    http.log.warn(`The job could not be cancelled: ${error instanceof Error ? error.name : 'unknown'}.`);
  }
}

/** The failure of a job that failed, as other failures are told; undefined for any other job. */
export function jobFailure({ error, requestId }: SpeechJob): ApiError | undefined {
  return error && new ApiError({ ...error, requestId });
}
