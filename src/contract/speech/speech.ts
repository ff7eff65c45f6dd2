import * as z from 'zod';
import { codePointLength } from '../../text/codePoints.ts';
import { MAX_DIRECTOR_NOTES_CODE_POINTS } from '../limits.ts';
import { sourceText } from '../text/sourceText.ts';
import {
  BASIC_VOICES,
  DEFAULT_PACE,
  EXPRESSIVENESS,
  MAX_PACE,
  MIN_PACE,
  PREMIUM_VOICES,
  REGIONAL_MODES,
  STYLES,
} from '../values.ts';

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
export const signedAudioFields = {
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
