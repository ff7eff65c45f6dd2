import { routes } from '../../../contract/index.ts';
import { readSpeechJob } from '../../decode/speechAnswer.ts';
import type { SpeechJob } from '../../decode/speechResults.ts';
import { type Caller, objectWith } from '../../transport/caller.ts';
import type { PostOptions } from '../../transport/callOptions.ts';
import { type SpeechRequest, speechBody } from '../speechRequest.ts';
import type { FollowOptions } from './followOptions.ts';
import { followWithinDeadline } from './followWithinDeadline.ts';

export interface RunJobOptions extends PostOptions, FollowOptions {
  /** The job is there and costs from now on: its id is to be stored before this resolves. */
  readonly onCreated?: (job: SpeechJob) => Promise<void> | void;
}

/** `POST /v1/speech/jobs`. */
export function createJob(
  { call }: Caller,
  request: SpeechRequest,
  options: PostOptions,
): Promise<SpeechJob> {
  return call(routes.createSpeechJob, {
    ...options,
    body: speechBody(request),
    read: objectWith(readSpeechJob),
  });
}

/** `POST /v1/speech/jobs/{id}/cancel`; safe to repeat. */
export function cancelJob({ call }: Caller, id: string, options: Pick<PostOptions, 'signal'>) {
  return call(routes.cancelSpeechJob, { ...options, parameters: { id }, read: objectWith(readSpeechJob) });
}

/**
 * Creates a job and follows it to its end. Cancelling cancels the job: one that is just being created is
 * created first, since its outcome could not be known otherwise. Then rejects with the signal's reason.
 */
export async function runJob(
  caller: Caller,
  request: SpeechRequest,
  { signal, ...options }: RunJobOptions,
): Promise<SpeechJob> {
  signal?.throwIfAborted();
  const job = await createJob(caller, request, options).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw error;
  });
  try {
    await options.onCreated?.(job);
    signal?.throwIfAborted();
    return await followWithinDeadline(
      caller,
      { id: job.id },
      { ...options, ...(signal === undefined ? {} : { signal }) },
    );
  } catch (error) {
    if (signal?.aborted) await cancelQuietly(caller, job.id);
    throw error;
  }
}

/** Best effort: a job that cannot be cancelled ends by itself. */
async function cancelQuietly(caller: Caller, id: string): Promise<void> {
  try {
    await cancelJob(caller, id, {});
  } catch (error) {
    caller.log.warn(`The job could not be cancelled: ${error instanceof Error ? error.name : 'unknown'}.`);
  }
}
