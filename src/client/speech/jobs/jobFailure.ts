import type { SpeechJob } from '../../decode/speechAnswer.ts';
import { ApiError } from '../../errors/apiError.ts';

/** The failure of a job that failed, as other failures are told; undefined for any other job. */
export function jobFailure({ error, requestId }: SpeechJob): ApiError | undefined {
  return error && new ApiError({ ...error, requestId });
}
