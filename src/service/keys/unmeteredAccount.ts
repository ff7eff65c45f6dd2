import type { Account, Reservation, SpeechMeter } from './account.ts';

/** Of whoever has the service to themselves: all is counted, as long as the process lives, and nothing is refused. */
export class UnmeteredAccount implements Account {
  readonly environment = 'local';
  readonly #since = new Date().toISOString();
  readonly #used = { text_units: 0, basic_seconds: 0, premium_seconds: 0 };
  readonly #held = new Map<string, SpeechMeter>();

  requireAccess(): void {}

  countRequest(): void {}

  requireTextUnits(): void {}

  chargeTextUnits(units: number): number {
    this.#used.text_units += units;
    return 0;
  }

  reserve(meter: SpeechMeter): Reservation {
    const id = crypto.randomUUID();
    this.#held.set(id, meter);
    return this.reservation(id);
  }

  reservation(id: string): Reservation {
    return {
      id,
      settle: (seconds) => {
        const meter = this.#held.get(id);
        if (meter !== undefined) this.#used[meter] += seconds;
        this.#held.delete(id);
      },
      release: () => void this.#held.delete(id),
    };
  }

  usage(): ReturnType<Account['usage']> {
    const meterOf = (used: number) => ({ used, allowance: null, remaining: null });
    const { text_units, basic_seconds, premium_seconds } = this.#used;
    return {
      environment: this.environment,
      plan: 'local',
      access_status: 'active',
      billing_period: { start: this.#since, end: null },
      text_units: meterOf(text_units),
      basic_seconds: meterOf(basic_seconds),
      premium_seconds: meterOf(premium_seconds),
      additional_text_usage: { approved_units: 0, used_units: 0 },
      rate_limit: { requests_per_minute: null },
    };
  }
}
