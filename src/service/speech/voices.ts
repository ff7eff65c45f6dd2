import {
  DEFAULT_DELIVERY,
  FEATURED_VOICES,
  type SpeechRequest,
  type SpeechResult,
} from '../../contract/index.ts';
import { Failure } from '../http/failure.ts';
import type { SynthesisRequest } from './synthesizer.ts';

/** What a request asks of the voice, with the defaults of Basic, whose fields it lacks, filled in. */
export function resolveDelivery(request: SpeechRequest): SynthesisRequest {
  const { text, tier, voice, pace } = request;
  const premium = request.tier === 'premium' ? request : undefined;
  return {
    text,
    tier,
    voice,
    pace,
    style: premium?.style ?? DEFAULT_DELIVERY.style,
    expressiveness: premium?.expressiveness ?? DEFAULT_DELIVERY.expressiveness,
    regionalMode: premium?.regional_mode ?? DEFAULT_DELIVERY.regional_mode,
  };
}

/** The answer's `delivery`; the notes are echoed and change nothing. */
export function deliveryOf(request: SpeechRequest): SpeechResult['delivery'] {
  const { pace, style, expressiveness, regionalMode } = resolveDelivery(request);
  const director_notes = request.tier === 'premium' ? (request.director_notes ?? '') : '';
  return { pace, style, expressiveness, regional_mode: regionalMode, director_notes };
}

/** One of the five voices of Basic; Premium has two of them. */
export type Voice = SynthesisRequest['voice'];

/** The voice that stands in for a featured one. */
const SUBSTITUTE: Voice = 'ava';

/** Whether the voice is one of the two featured ones (Speech request). */
export function isFeatured(voice: Voice): boolean {
  return FEATURED_VOICES.some((each) => each === voice);
}

/** The voice that speaks when `wanted` was asked for; throws `service_unavailable` if none can. */
export function usableVoice(wanted: Voice, unavailable: ReadonlySet<Voice>): Voice {
  const used = unavailable.has(wanted) && isFeatured(wanted) ? SUBSTITUTE : wanted;
  if (unavailable.has(used))
    throw new Failure('service_unavailable', `The voice ${wanted} is not available at the moment.`);
  return used;
}
