import * as z from 'zod';
import { errorObject, jobStatus, MAX_TEXT_CODE_POINTS, speechWords } from '../../contract/index.ts';
import { asJsonObject, type JsonObject } from './jsonObject.ts';
import { isLongerThan } from './listLength.ts';
import type { SpeechJob, SpeechResult, SpeechUsage, SpokenWord } from './speechResults.ts';

const anyText = z.string().optional().catch(undefined);
const anyNumber = z.number().optional().catch(undefined);
const instant = z.string().transform(Date.parse).pipe(z.number()).optional().catch(undefined);

const usage = z
  .object({ meter: anyText, seconds: anyNumber, cache_hit: z.boolean().optional().catch(undefined) })
  .catch({});

const result = z.object({
  request_id: anyText,
  engine_version: anyText,
  audio_url: z.url(),
  audio_expires_at: instant,
  mime_type: anyText,
  duration_seconds: anyNumber,
  tier: anyText,
  voice: anyText,
  requested_voice: anyText,
  fallback: z.looseObject({}).optional().catch(undefined),
  usage: usage.optional(),
});

const job = z.object({
  id: z.string().min(1),
  status: jobStatus,
  request_id: anyText,
  created_at: instant,
  error: errorObject.optional().catch(undefined),
});

/** Undefined if the answer names no audio (Resources, speech response). */
export function decodeSpeechAnswer(answer: JsonObject): SpeechResult | undefined {
  const { data } = result.safeParse(answer);
  return (
    data && {
      requestId: data.request_id,
      engineVersion: data.engine_version,
      audio: { url: data.audio_url, expiresAt: data.audio_expires_at },
      mimeType: data.mime_type,
      durationSeconds: data.duration_seconds,
      tier: data.tier,
      voice: data.voice,
      requestedVoice: data.requested_voice,
      hasFallback: data.fallback !== undefined,
      usage: usageOf(data.usage),
    }
  );
}

/**
 * Undefined if the answer is no job, or one that succeeded without audio. The contract does not show the
 * inner shape of `result`: its fields are looked for there, then beside it.
 */
export function decodeSpeechJob(answer: JsonObject): SpeechJob | undefined {
  const { data } = job.safeParse(answer);
  if (data === undefined) return undefined;
  const isDone = data.status === 'succeeded';
  const speech = isDone ? decodeSpeechAnswer({ ...answer, ...asJsonObject(answer['result']) }) : undefined;
  if (isDone && speech === undefined) return undefined;
  return {
    id: data.id,
    status: data.status,
    requestId: data.request_id,
    createdAt: data.created_at,
    result: speech,
    error: data.status === 'failed' ? (data.error ?? UNKNOWN_ERROR) : undefined,
  };
}

/** A failed job must say why; one that does not has failed all the same. */
const UNKNOWN_ERROR = {
  code: 'synthesis_failed',
  message: 'The job failed, and the service does not say why.',
  category: 'service',
  action: 'Try again.',
  retryable: true,
};

/** Undefined if the answer is not Harf's own. */
export function decodeSpeechWords(answer: unknown): SpokenWord[] | undefined {
  // No word is shorter than a code point.
  if (isLongerThan(answer, MAX_TEXT_CODE_POINTS)) return undefined;
  return speechWords.safeParse(answer).data?.map((word) => ({
    startSeconds: word.start,
    endSeconds: word.end,
    codePointStart: word.source_start,
    codePointEnd: word.source_end,
  }));
}

function usageOf({ meter, seconds, cache_hit }: z.infer<typeof usage> = {}): SpeechUsage {
  return { meter, seconds, cacheHit: cache_hit };
}
