import type { SpeechRequest, SpeechUsage, UsageResponse } from '../../contract/index.ts';

/** The meters of speech, in seconds. */
export type SpeechMeter = 'basic_seconds' | 'premium_seconds';

/**
 * Seconds held for speech under way. It is ended once, by whoever comes first: ending it again does nothing.
 * Inside a transaction of the store, ending is part of that.
 */
export interface Reservation {
  readonly id: string;
  /**
   * Charges the generated `seconds`, whole ones, and frees the rest. Metered Premium audio beyond what was held
   * must be discarded: nothing is charged, and a `service_unavailable` failure is thrown (Usage accounting, 5). Inside a
   * transaction that failure rolls back the release as well: call `release` after it.
   */
  settle(seconds: number): void;
  /** Frees all of it. */
  release(): void;
}

/** What the keys of one environment share. Charges inside a transaction of the store are part of it. */
export interface Account {
  readonly environment: string;
  /** Throws if the plan was cancelled and its paid period is over (What the service does, 6). */
  requireAccess(): void;
  /** Counts a request; throws if it is one too many in its minute (Usage accounting, 6). */
  countRequest(): void;
  /** Throws if `units` are more than what remains: a request is refused whole, and nothing is charged. */
  requireTextUnits(units: number): void;
  /** Charges `units`, the allowance first; returns how many of them were drawn from additional usage. */
  chargeTextUnits(units: number): number;
  /**
   * Holds seconds before speech is generated (Usage accounting, 4 and 5); throws if the allowance does not suffice. The
   * reservation lasts until it is settled or released, or, where `expiresAt` (Unix milliseconds) is given, until then: for
   * work that nobody takes over when its process dies.
   */
  reserve(meter: SpeechMeter, boundSeconds: number, expiresAt?: number | null): Reservation;
  /** A reservation made before, perhaps by a process that is gone. */
  reservation(id: string): Reservation;
  /** As `GET /v1/usage` tells it. */
  usage(): Omit<UsageResponse, 'request_id'>;
}

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
