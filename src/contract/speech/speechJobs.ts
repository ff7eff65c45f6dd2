import * as z from 'zod';
import { errorObject } from '../failures/errorResponse.ts';
import { signedAudioFields, speechResult, speechUsage } from './speech.ts';

export const jobStatus = z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']);

/**
 * Resources, speech job object. A succeeded job also has `result`, `usage`, `audio_url` and
 * `audio_expires_at`; a failed one has `error`.
 */
export const speechJob = z
  .looseObject({
    id: z.uuid(),
    request_id: z.string(),
    status: jobStatus,
    tier: z.string(),
    stream_format: z.string(),
    created_at: z.iso.datetime(),
    started_at: z.iso.datetime().nullable(),
    finished_at: z.iso.datetime().nullable(),
    status_url: z.url(),
    stream_url: z.url(),
    cancel_url: z.url(),
    result: speechResult.optional(),
    usage: speechUsage.optional(),
    audio_url: signedAudioFields.audio_url.optional(),
    audio_expires_at: signedAudioFields.audio_expires_at.optional(),
    error: errorObject.optional(),
  })
  .meta({ id: 'SpeechJob' });

export const jobPathParameters = z.strictObject({ id: z.uuid() });

/** The id after which the stream resumes; it wins over `Last-Event-ID` (Endpoints, events). */
export const jobEventsQuery = z.strictObject({ after: z.string().regex(/^\d+$/).optional() });

/** The same in a header; it is not looked at where the query has an id. */
export const jobEventsHeaders = z.object({ 'Last-Event-ID': z.string().optional() });

export type JobStatus = z.infer<typeof jobStatus>;
export type SpeechJob = z.infer<typeof speechJob>;
