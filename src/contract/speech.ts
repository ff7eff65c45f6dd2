import * as z from 'zod';
import { codePointLength } from '../text/codePoints.ts';
import { errorObject } from './failures/errorResponse.ts';
import { MAX_DIRECTOR_NOTES_CODE_POINTS } from './limits.ts';
import { sourceText } from './text.ts';
import {
  BASIC_VOICES,
  DEFAULT_PACE,
  EXPRESSIVENESS,
  MAX_PACE,
  MIN_PACE,
  PREMIUM_VOICES,
  REGIONAL_MODES,
  STYLES,
} from './values.ts';

export const basicVoice = z.enum(BASIC_VOICES);

const pace = z.number().min(MIN_PACE).max(MAX_PACE).default(DEFAULT_PACE);

const directorNotes = z
  .string()
  .refine((notes) => codePointLength(notes) <= MAX_DIRECTOR_NOTES_CODE_POINTS, {
    error: `must have at most ${MAX_DIRECTOR_NOTES_CODE_POINTS} code points`,
  })
  .meta({ maxLength: MAX_DIRECTOR_NOTES_CODE_POINTS });

/** Resources, speech request with `tier` basic: Premium's fields are rejected, not ignored. */
export const basicSpeechRequest = z
  .strictObject({ text: sourceText, tier: z.literal('basic'), voice: basicVoice, pace })
  .meta({ id: 'BasicSpeechRequest' });

/** The contract does not show Premium's fields; these are the local service's. */
export const premiumSpeechRequest = z
  .strictObject({
    text: sourceText,
    tier: z.literal('premium'),
    voice: z.enum(PREMIUM_VOICES),
    pace,
    style: z.enum(STYLES).optional(),
    expressiveness: z.enum(EXPRESSIVENESS).optional(),
    regional_mode: z.enum(REGIONAL_MODES).optional(),
    director_notes: directorNotes.optional(),
  })
  .meta({ id: 'PremiumSpeechRequest' });

export const speechRequest = z
  .discriminatedUnion('tier', [basicSpeechRequest, premiumSpeechRequest])
  .meta({ id: 'SpeechRequest' });

/** Accounting of speech; the contract does not show its shape, this is the local service's. */
export const speechUsage = z
  .looseObject({ meter: z.string(), seconds: z.number(), cache_hit: z.boolean() })
  .meta({ id: 'SpeechUsage' });

/** The settings that were used, after defaults (Resources, speech response). */
export const delivery = z
  .looseObject({
    pace: z.number(),
    style: z.string(),
    expressiveness: z.string(),
    regional_mode: z.string(),
    director_notes: z.string(),
  })
  .meta({ id: 'Delivery' });

/** What a synchronous answer and a job's `result` have in common. */
export const speechResult = z
  .looseObject({
    request_id: z.string(),
    engine_version: z.string(),
    original: z.unknown(),
    mime_type: z.string(),
    duration_seconds: z.number(),
    tier: z.string(),
    voice: z.string(),
    delivery,
    requested_voice: z.string().optional(),
    fallback: z.looseObject({}).optional(),
  })
  .meta({ id: 'SpeechResult' });

/** The signed download: the URL is its own credential, takes no key and is never logged (Authentication, 6). */
const signedAudioFields = {
  audio_url: z.url(),
  audio_expires_at: z.iso.datetime(),
};

/** Resources, speech response. */
export const speechResponse = speechResult
  .extend({ usage: speechUsage, ...signedAudioFields })
  .meta({ id: 'SpeechResponse' });

export type SpeechRequest = z.infer<typeof speechRequest>;
export type SpeechResponse = z.infer<typeof speechResponse>;
export type SpeechResult = z.infer<typeof speechResult>;
export type SpeechUsage = z.infer<typeof speechUsage>;

/** The signed query of an audio URL: a credential, to be used as it was given (Authentication, 6). */
export const audioQuery = z.strictObject({ audio: z.string(), expires: z.string(), signature: z.string() });

/** Endpoints, `GET {audio_url}`: a condition, and one byte range. */
export const audioHeaders = z.object({
  'If-None-Match': z.string().optional(),
  Range: z.string().optional(),
  'If-Range': z.string().optional(),
});

/** `Content-Range` stands in a partial answer only. */
export const audioResponseHeaders = z.object({
  'Accept-Ranges': z.literal('bytes'),
  ETag: z.string(),
  'Content-Length': z.string().optional(),
  'Content-Range': z.string().optional(),
});

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

/** Data of the stream's `status`, `audio` and `error` events (Events); `complete` has the job, `reset` none. */
export const statusEvent = z.looseObject({ job_id: z.string(), status: jobStatus });
export const audioEvent = z.looseObject({ job_id: z.string(), format: z.string(), audio_base64: z.base64() });
export const errorEvent = z.looseObject({
  job_id: z.string(),
  status: z.literal('failed'),
  error: errorObject,
});
