import type { SpeechRequest } from '../../contract/index.ts';
import type { SpeechMeter } from './reservation.ts';

/** The meter that a request is charged to. */
export function meterOf(tier: SpeechRequest['tier']): SpeechMeter {
  return tier === 'premium' ? 'premium_seconds' : 'basic_seconds';
}
