import type { SpeechRequest, SpeechResult } from '../../contract/index.ts';
import { deliveryOf } from './delivery.ts';
import type { SynthesizedAudio } from './synthesizer.ts';
import type { Voice } from './voices.ts';

interface Speech extends Pick<SynthesizedAudio, 'mimeType' | 'durationSeconds' | 'naturalFailure'> {
  /** The voice that speaks, which need not be the one that was asked for. */
  readonly voice: Voice;
}

/** Resources, speech response: what a synchronous answer and a job's `result` have in common. */
export function speechResultOf(
  request: SpeechRequest,
  { mimeType, durationSeconds, voice, naturalFailure }: Speech,
  { requestId, engineVersion }: { readonly requestId: string; readonly engineVersion: string },
): SpeechResult {
  return {
    request_id: requestId,
    engine_version: engineVersion,
    original: request.text,
    mime_type: mimeType,
    duration_seconds: toMilliseconds(durationSeconds),
    tier: request.tier,
    voice,
    delivery: deliveryOf(request),
    ...(voice === request.voice && naturalFailure === undefined
      ? {}
      : fallbackOf(request.voice, voice, naturalFailure)),
  };
}

/** What is charged: the duration that the answer shows, rounded up to whole seconds. */
export function billedSeconds({ durationSeconds }: Pick<SynthesizedAudio, 'durationSeconds'>): number {
  return Math.ceil(toMilliseconds(durationSeconds));
}

/** Where a natural voice failed, the built-in one of the same name spoke. */
function fallbackOf(requested_voice: Voice, used_voice: Voice, naturalFailure: string | undefined) {
  const detail = naturalFailure === undefined ? {} : { natural_voice: naturalFailure };
  return {
    requested_voice,
    fallback: { reason: 'voice_unavailable', requested_voice, used_voice, ...detail },
  };
}

/** Seconds, rounded to whole milliseconds. */
function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
