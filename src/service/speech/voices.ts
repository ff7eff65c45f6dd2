import { FEATURED_VOICES } from '../../contract/index.ts';
import { Failure } from '../http/failure.ts';
import type { SynthesisRequest } from './synthesizer.ts';

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
