import { JOB_TIME_LIMIT_MS } from '../../../contract/index.ts';
import type { SpeechJob } from '../../decode/speechResults.ts';
import { withDeadline } from '../../transport/deadline.ts';
import type { HttpClient } from '../../transport/httpClient.ts';
import { followJob } from './followJob.ts';
import type { FollowOptions, JobPlace } from './followOptions.ts';

/** For what comes before a job runs and after, in milliseconds. */
const MARGIN_MS = 900_000;

/** A job runs at most two hours (States, rule 1): a server that keeps quiet about its end for longer is not believed. */
export const FOLLOW_DEADLINE_MS = JOB_TIME_LIMIT_MS + MARGIN_MS;

/**
 * Follows a job to its end, for two hours and a quarter at most, whatever its stream brings meanwhile; rejects
 * with a `TimeoutError` then. The job can be followed again.
 */
export function followWithinDeadline(
  http: HttpClient,
  place: JobPlace,
  options: FollowOptions,
): Promise<SpeechJob> {
  const bounds = { deadlineMs: FOLLOW_DEADLINE_MS, signal: options.signal };
  return withDeadline(http.clock, bounds, (signal) => followJob(http, place, { ...options, signal }));
}
