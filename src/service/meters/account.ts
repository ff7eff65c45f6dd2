import type { Meter } from '../../contract/index.ts';
import { Failure } from '../http/failure.ts';
import { type BillingPeriod, billingPeriod } from './billingPeriod.ts';
import { RateLimit } from './rateLimit.ts';

export interface AccountOptions {
  readonly environment: string;
  readonly plan: string;
  /** Text units of one billing period; `null` charges nothing to any allowance. */
  readonly textUnits: number | null;
  /** `null` sets no limit. */
  readonly requestsPerMinute: number | null;
  /** Whether the allowance begins anew on each anniversary of `since`. */
  readonly renews: boolean;
  /** Unix time in milliseconds. */
  readonly since: number;
  readonly now: () => number;
}

/** What the keys of one environment share: allowance and rate limit. Kept in memory. */
export class Account {
  readonly environment: string;
  readonly plan: string;
  readonly rateLimit: RateLimit | undefined;
  readonly #options: AccountOptions;
  #period: BillingPeriod;
  #usedTextUnits = 0;

  constructor(options: AccountOptions) {
    const { requestsPerMinute, now } = options;
    this.#options = options;
    this.environment = options.environment;
    this.plan = options.plan;
    this.rateLimit = requestsPerMinute === null ? undefined : new RateLimit(requestsPerMinute, now);
    this.#period = this.#currentPeriod();
  }

  /** The current period; the meters begin anew with each. */
  period(): BillingPeriod {
    const period = this.#currentPeriod();
    if (period.start !== this.#period.start) this.#usedTextUnits = 0;
    this.#period = period;
    return period;
  }

  #currentPeriod(): BillingPeriod {
    const { renews, since, now } = this.#options;
    return renews ? billingPeriod(since, now()) : { start: since, end: null };
  }

  textUnits(): Meter {
    this.period();
    const { textUnits: allowance } = this.#options;
    const used = this.#usedTextUnits;
    return { used, allowance, remaining: allowance === null ? null : allowance - used };
  }

  /** Throws if `units` are more than what remains: a request is refused whole, and nothing is charged. */
  requireTextUnits(units: number): void {
    const { remaining } = this.textUnits();
    if (remaining !== null && units > remaining)
      throw new Failure(
        'text_quota_exhausted',
        `The request needs ${units} text units, and ${remaining} remain.`,
      );
  }

  chargeTextUnits(units: number): void {
    this.requireTextUnits(units);
    this.#usedTextUnits += units;
  }
}
