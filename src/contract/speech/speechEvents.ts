import * as z from 'zod';
import { errorObject } from '../failures/errorResponse.ts';
import { jobStatus } from './speechJobs.ts';

/** Data of the stream's `status`, `audio` and `error` events (Events); `complete` has the job, `reset` none. */
export const statusEvent = z.looseObject({ job_id: z.string(), status: jobStatus });
export const audioEvent = z.looseObject({ job_id: z.string(), format: z.string(), audio_base64: z.base64() });
export const errorEvent = z.looseObject({
  job_id: z.string(),
  status: z.literal('failed'),
  error: errorObject,
});
