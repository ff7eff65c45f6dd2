import * as z from 'zod';
import { errorObject } from '../failures/errorResponse.ts';
import { jobStatus, speechJob } from './speechJobs.ts';

/** Data of the stream's `status`, `audio`, `complete` and `error` events (Events); `reset` has none. */
export const statusEvent = z.looseObject({ job_id: z.string(), status: jobStatus });
export const audioEvent = z.looseObject({ job_id: z.string(), format: z.string(), audio_base64: z.base64() });
export const completeEvent = speechJob.extend({ event: z.literal('complete') });
export const errorEvent = z.looseObject({
  job_id: z.string(),
  status: z.literal('failed'),
  error: errorObject,
});

export type StatusEvent = z.infer<typeof statusEvent>;
export type AudioEvent = z.infer<typeof audioEvent>;
export type CompleteEvent = z.infer<typeof completeEvent>;
export type ErrorEvent = z.infer<typeof errorEvent>;
