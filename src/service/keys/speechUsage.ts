import type { SpeechRequest, SpeechUsage } from '../../contract/index.ts';
import type { SpeechMeter } from './account.ts';

type Tier = SpeechRequest['tier'];

/** The meter that a request is charged to. */
export function meterOf(tier: Tier): SpeechMeter {
  return tier === 'premium' ? 'premium_seconds' : 'basic_seconds';
}

/** What an answer says of its charge; `seconds` is whole. */
export function speechUsageOf(
  tier: Tier,
  { seconds, cacheHit }: { readonly seconds: number; readonly cacheHit: boolean },
): SpeechUsage {
  return { meter: meterOf(tier), seconds, cache_hit: cacheHit };
}
