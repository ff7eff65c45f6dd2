import type { Meter } from '../../contract/index.ts';
import { Failure } from '../http/failure.ts';
import type { Account, Reservation, SpeechMeter } from '../keys/account.ts';
import type { Store } from '../store/store.ts';
import { type MeterName, MeterTable } from './meterTable.ts';
import {
  type AccessStatus,
  accessStatusOf,
  approvedUnits,
  type BillingPeriod,
  periodOf,
  type Subscription,
} from './subscription.ts';

/** What may be used in one billing period; `null` meters nothing. */
export interface Allowances {
  readonly textUnits: number | null;
  readonly basicSeconds: number | null;
  readonly premiumSeconds: number | null;
  /** Text units approved beyond the allowance, used when that is gone (What the service does, 8). */
  readonly additionalTextUnits: number;
}

export interface AccountOptions {
  readonly environment: string;
  readonly plan: string;
  readonly allowances: Allowances;
  /** `null` sets no limit. */
  readonly requestsPerMinute: number | null;
  /** Whether the allowance begins anew on each anniversary of `since`. */
  readonly renews: boolean;
  /** Unix milliseconds. */
  readonly since: number;
  /** What renews, as it is now, if it may change while the service runs; it goes on from `since` if this is left out. */
  readonly subscription?: () => Subscription;
}

/** Work whose reservation expired so long ago, in milliseconds, does not end any more. */
const FORGET_AFTER_MS = 86_400_000;

/** An account whose meters are kept in the store, and whose rate limit is kept in memory. */
export class MeteredAccount implements Account {
  readonly environment: string;
  readonly #plan: string;
  readonly #rateLimit: RateLimit | undefined;
  readonly #store: Store;
  readonly #now: () => number;
  readonly #options: AccountOptions;
  readonly #table: MeterTable;

  /** `now` is in Unix milliseconds. */
  constructor(store: Store, now: () => number, options: AccountOptions) {
    const { environment, plan, requestsPerMinute } = options;
    this.#store = store;
    this.#now = now;
    this.#options = options;
    this.#table = new MeterTable(store);
    this.environment = environment;
    this.#plan = plan;
    this.#rateLimit = requestsPerMinute === null ? undefined : new RateLimit(requestsPerMinute, now);
  }

  /** The current period, or the last one of a plan that has ended; the meters begin anew with each. */
  period(): BillingPeriod {
    const subscription = this.#subscription();
    return subscription === undefined
      ? { start: this.#options.since, end: null }
      : periodOf(subscription, this.#now());
  }

  accessStatus(): AccessStatus {
    const subscription = this.#subscription();
    return subscription === undefined ? 'active' : accessStatusOf(subscription, this.#now());
  }

  countRequest(): void {
    const retryAfter = this.#rateLimit?.take();
    if (retryAfter !== undefined)
      throw new Failure('rate_limit_exceeded', 'Too many requests in this minute.', {
        headers: { 'retry-after': String(retryAfter) },
      });
  }

  requireAccess(): void {
    if (this.accessStatus() !== 'ended') return;
    const end = new Date(this.period().end ?? 0).toISOString();
    throw new Failure('access_ended', `The plan was cancelled, and its paid period ended on ${end}.`);
  }

  textUnits(): Meter {
    return this.#meter('text_units', this.#options.allowances.textUnits);
  }

  basicSeconds(): Meter {
    return this.#meter('basic_seconds', this.#options.allowances.basicSeconds);
  }

  premiumSeconds(): Meter {
    return this.#meter('premium_seconds', this.#options.allowances.premiumSeconds);
  }

  additionalText(): { approvedUnits: number; usedUnits: number } {
    const subscription = this.#subscription();
    const approved = subscription === undefined ? 0 : approvedUnits(subscription, this.#now());
    return {
      approvedUnits: this.#options.allowances.additionalTextUnits + approved,
      usedUnits: this.#table.used(this.#key('additional_text_units')),
    };
  }

  requireTextUnits(units: number): void {
    const { remaining } = this.textUnits();
    if (remaining === null) return;
    const { approvedUnits, usedUnits } = this.additionalText();
    const available = remaining + Math.max(0, approvedUnits - usedUnits);
    if (units > available)
      throw new Failure(
        'text_quota_exhausted',
        `The request needs ${units} text units, and ${available} remain.`,
        this.#wayOut('send less text'),
      );
  }

  chargeTextUnits(units: number): number {
    return this.#store.transaction(() => {
      this.requireTextUnits(units);
      const additional = Math.max(0, units - (this.textUnits().remaining ?? units));
      this.#table.add(this.#key('text_units'), units - additional);
      if (additional > 0) this.#table.add(this.#key('additional_text_units'), additional);
      return additional;
    });
  }

  /** Basic needs one second, holds at most what remains and may finish beyond it; Premium holds `boundSeconds` whole. */
  reserve(meter: SpeechMeter, boundSeconds: number, expiresAt: number | null = null): Reservation {
    return this.#store.transaction(() => {
      this.#table.forgetExpired(this.#now() - FORGET_AFTER_MS);
      const amount = this.#amountToHold(meter, Math.ceil(boundSeconds));
      const id = crypto.randomUUID();
      this.#table.hold(id, this.#key(meter), { amount, expiresAt });
      return this.reservation(id);
    });
  }

  reservation(id: string): Reservation {
    return {
      id,
      settle: (seconds) => this.#settle(id, seconds),
      release: () => void this.#table.end(id),
    };
  }

  usage(): ReturnType<Account['usage']> {
    const { start, end } = this.period();
    const { approvedUnits, usedUnits } = this.additionalText();
    return {
      environment: this.environment,
      plan: this.#plan,
      access_status: this.accessStatus(),
      billing_period: {
        start: new Date(start).toISOString(),
        end: end === null ? null : new Date(end).toISOString(),
      },
      text_units: this.textUnits(),
      basic_seconds: this.basicSeconds(),
      premium_seconds: this.premiumSeconds(),
      additional_text_usage: { approved_units: approvedUnits, used_units: usedUnits },
      rate_limit: { requests_per_minute: this.#rateLimit?.requestsPerMinute ?? null },
    };
  }

  #settle(reservation: string, seconds: number): void {
    this.#store.transaction(() => {
      const held = this.#table.end(reservation);
      if (held === undefined) return;
      if (this.#isBound(held.key.meter) && seconds > held.amount)
        throw new Failure('service_unavailable', 'The audio is longer than the seconds reserved for it.');
      this.#table.add(held.key, seconds);
    });
  }

  /** Whether audio may not be longer than what is held for it. */
  #isBound(meter: MeterName): boolean {
    return meter === 'premium_seconds' && this.#options.allowances.premiumSeconds !== null;
  }

  #amountToHold(meter: SpeechMeter, bound: number): number {
    const { remaining } = meter === 'basic_seconds' ? this.basicSeconds() : this.premiumSeconds();
    if (remaining === null) return bound;
    if (meter === 'basic_seconds') {
      if (remaining >= 1) return Math.min(bound, remaining);
      throw new Failure('basic_speech_quota_exhausted', 'No Basic second remains.', this.#wayOut());
    }
    if (bound <= remaining) return bound;
    throw new Failure(
      'premium_speech_quota_exhausted',
      `The request may need ${bound} Premium seconds, and ${remaining} remain.`,
      this.#wayOut('use Basic'),
    );
  }

  #wayOut(instead?: string): { action: string } {
    return { action: quotaAction(instead, { period: this.period(), accessStatus: this.accessStatus() }) };
  }

  #subscription(): Subscription | undefined {
    const { renews, since, subscription } = this.#options;
    if (!renews) return undefined;
    return subscription?.() ?? { since, end: null, approval: null };
  }

  /** What is held counts as no longer remaining, not yet as used. */
  #meter(meter: MeterName, allowance: number | null): Meter {
    const key = this.#key(meter);
    const used = this.#table.used(key);
    if (allowance === null) return { used, allowance, remaining: null };
    const held = this.#table.held(key, this.#now());
    return { used, allowance, remaining: Math.max(0, allowance - used - held) };
  }

  #key(meter: MeterName) {
    return { environment: this.environment, meter, periodStart: this.period().start };
  }
}

/** When, if ever, an allowance begins anew. */
interface Renewal {
  readonly period: BillingPeriod;
  readonly accessStatus: AccessStatus;
}

/** The way out of an allowance that is used up, in a sentence; `instead` is what can be done without waiting. */
function quotaAction(instead: string | undefined, renewal: Renewal): string {
  const ways = [instead, wayToRenew(renewal)].filter((way) => way !== undefined).join(', or ');
  return `${ways.charAt(0).toUpperCase()}${ways.slice(1)}.`;
}

function wayToRenew({ period: { end }, accessStatus }: Renewal): string {
  if (end === null) return 'use a key of a paid plan: this allowance is given once and does not renew';
  const time = new Date(end).toISOString();
  return accessStatus === 'active'
    ? `wait for the allowance to renew on ${time}`
    : `resume the plan, which was cancelled and ends on ${time}`;
}

const WINDOW_MS = 60_000;

/** Fixed windows of a minute, shared by all keys of an account. */
export class RateLimit {
  readonly requestsPerMinute: number;
  readonly #now: () => number;
  #window = -1;
  #count = 0;

  /** `now` is in milliseconds of Unix time. */
  constructor(requestsPerMinute: number, now: () => number) {
    this.requestsPerMinute = requestsPerMinute;
    this.#now = now;
  }

  /** Counts a request; returns the seconds to wait if it is one too many, else undefined. */
  take(): number | undefined {
    const now = this.#now();
    const window = Math.floor(now / WINDOW_MS);
    if (window !== this.#window) this.#count = 0;
    this.#window = window;
    this.#count++;
    if (this.#count <= this.requestsPerMinute) return undefined;
    return Math.ceil(((window + 1) * WINDOW_MS - now) / 1000);
  }
}
