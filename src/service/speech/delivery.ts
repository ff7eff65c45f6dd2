import { DEFAULT_DELIVERY, type SpeechRequest, type SpeechResult } from '../../contract/index.ts';
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
