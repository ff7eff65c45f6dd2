import * as z from 'zod';
import { errorObject, fromWire, jobStatus, speechWords } from '../../contract/index.ts';
import { asJsonObject, type JsonObject } from './jsonObject.ts';

const anyText = z.string().optional().catch(undefined);
const anyNumber = z.number().optional().catch(undefined);
/** Unix time in milliseconds; undefined if the server does not say. */
const instant = z.string().transform(Date.parse).pipe(z.number()).optional().catch(undefined);

/** Accounting of speech; the contract does not show its shape, so each part may be missing. */
const usage = z
  .object({ meter: anyText, seconds: anyNumber, cache_hit: z.boolean().optional().catch(undefined) })
  .catch({});

const result = z
  .object({
    request_id: anyText,
    engine_version: anyText,
    audio_url: z.url(),
    audio_expires_at: instant,
    /** `audio/wav` or `audio/mpeg`. */
    mime_type: anyText,
    duration_seconds: anyNumber,
    tier: anyText,
    /** The voice that is heard. */
    voice: anyText,
    /** The voice that was asked for, where another one stands in for it. */
    requested_voice: anyText,
    fallback: z.looseObject({}).optional().catch(undefined),
    usage,
  })
  .transform(({ audio_url, audio_expires_at, fallback, ...fields }) => ({
    ...fromWire(fields),
    audio: { url: audio_url, expiresAt: audio_expires_at },
    /** Whether the answer says that something else stood in for what was asked for. */
    hasFallback: fallback !== undefined,
  }));

/** Finished speech. */
export type SpeechResult = Readonly<z.output<typeof result>>;

/** Where finished audio is: the URL is its own credential, goes into no log and gets no key. */
export type SignedAudio = Readonly<SpeechResult['audio']>;

/** Undefined if the answer names no audio (Resources, speech response). */
export function decodeSpeechAnswer(answer: JsonObject): SpeechResult | undefined {
  return result.safeParse(answer).data;
}

const job = z.object({
  id: z.string().min(1),
  status: jobStatus,
  request_id: anyText,
  created_at: instant,
  error: errorObject.optional().catch(undefined),
});

/** A speech job as it is now: one that has succeeded has a `result`, one that has failed an `error`. */
export type SpeechJob = NonNullable<ReturnType<typeof decodeSpeechJob>>;

/**
 * Undefined if the answer is no job, or one that succeeded without audio. The contract does not show the
 * inner shape of `result`: its fields are looked for there, then beside it.
 */
export function decodeSpeechJob(answer: JsonObject) {
  const { data } = job.safeParse(answer);
  if (data === undefined) return undefined;
  const isDone = data.status === 'succeeded';
  const speech = isDone ? decodeSpeechAnswer({ ...answer, ...asJsonObject(answer['result']) }) : undefined;
  if (isDone && speech === undefined) return undefined;
  const error = data.status === 'failed' ? (data.error ?? UNKNOWN_ERROR) : undefined;
  return { ...fromWire(data), result: speech, error };
}

/** A failed job must say why; one that does not has failed all the same. */
const UNKNOWN_ERROR = {
  code: 'synthesis_failed',
  message: 'The job failed, and the service does not say why.',
  category: 'service',
  action: 'Try again.',
  retryable: true,
};

/** When a word is heard, and the code points of the text that it stands for; both half-open. */
export type SpokenWord = NonNullable<ReturnType<typeof decodeSpeechWords>>[number];

/** Undefined if the answer is not Harf's own. */
export function decodeSpeechWords(answer: unknown) {
  const words = speechWords.safeParse(answer).data;
  return words?.map(({ start, end, ...place }) => ({
    startSeconds: start,
    endSeconds: end,
    ...fromWire(place),
  }));
}
