import { Failure } from '../http/failure.ts';
import type { SynthesisRequest } from './synthesizer.ts';

/** One of the five voices of Basic; Premium has two of them. */
export type Voice = SynthesisRequest['voice'];

/** The voices that another one stands in for, and whose speech is previewed while it is made (Events, 3). */
const FEATURED: readonly Voice[] = ['kian', 'leyla'];
const SUBSTITUTE: Voice = 'ava';

/** Whether the voice is one of the two featured ones (Speech request). */
export function isFeatured(voice: Voice): boolean {
  return FEATURED.includes(voice);
}

/** The voice that speaks when `wanted` was asked for; throws `service_unavailable` if none can. */
export function usableVoice(wanted: Voice, unavailable: ReadonlySet<Voice>): Voice {
  const used = unavailable.has(wanted) && isFeatured(wanted) ? SUBSTITUTE : wanted;
  if (unavailable.has(used))
    throw new Failure('service_unavailable', `The voice ${wanted} is not available at the moment.`);
  return used;
}
