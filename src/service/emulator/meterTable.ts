import * as z from 'zod';
import type { SqlStatement } from '../../platform/sqlDatabase.ts';
import type { Store } from '../store/store.ts';

/** What is counted; each is used up separately (Usage accounting, 3). */
export type MeterName = 'text_units' | 'additional_text_units' | 'basic_seconds' | 'premium_seconds';

/** A meter of one environment in one billing period, which is known by its start (Unix milliseconds). */
interface MeterKey {
  readonly environment: string;
  readonly meter: MeterName;
  readonly periodStart: number;
}

const sumRow = z.object({ total: z.number() });
const reservationRow = z.object({
  environment: z.string(),
  meter: z.enum(['text_units', 'additional_text_units', 'basic_seconds', 'premium_seconds']),
  period_start: z.number(),
  amount: z.number(),
});

/** What has been used, and what is held for work under way. A reservation is there until it is ended, once. */
export class MeterTable {
  readonly #used: SqlStatement;
  readonly #held: SqlStatement;
  readonly #add: SqlStatement;
  readonly #hold: SqlStatement;
  readonly #end: SqlStatement;
  readonly #forget: SqlStatement;

  constructor(store: Store) {
    const meter = 'environment = ? AND meter = ? AND period_start = ?';
    this.#used = store.prepare(`SELECT coalesce(sum(used), 0) AS total FROM meters WHERE ${meter}`);
    this.#held = store.prepare(
      `SELECT coalesce(sum(amount), 0) AS total FROM reservations
       WHERE ${meter} AND (expires_at IS NULL OR expires_at > ?)`,
    );
    this.#add = store.prepare(
      `INSERT INTO meters VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET used = used + excluded.used`,
    );
    this.#hold = store.prepare('INSERT INTO reservations VALUES (?, ?, ?, ?, ?, ?)');
    this.#forget = store.prepare('DELETE FROM reservations WHERE expires_at <= ?');
    this.#end = store.prepare(
      'DELETE FROM reservations WHERE id = ? RETURNING environment, meter, period_start, amount',
    );
  }

  /** Removes reservations that expired at `time` or before; nobody will end them any more. */
  forgetExpired(time: number): void {
    this.#forget.run(time);
  }

  used({ environment, meter, periodStart }: MeterKey): number {
    return sumRow.parse(this.#used.get(environment, meter, periodStart)).total;
  }

  /** What reservations hold at `now`, in Unix milliseconds. */
  held({ environment, meter, periodStart }: MeterKey, now: number): number {
    return sumRow.parse(this.#held.get(environment, meter, periodStart, now)).total;
  }

  add({ environment, meter, periodStart }: MeterKey, amount: number): void {
    this.#add.run(environment, meter, periodStart, amount);
  }

  /** `expiresAt` is in Unix milliseconds; null holds until it is ended. */
  hold(
    id: string,
    { environment, meter, periodStart }: MeterKey,
    { amount, expiresAt }: { readonly amount: number; readonly expiresAt: number | null },
  ): void {
    this.#hold.run(id, environment, meter, periodStart, amount, expiresAt);
  }

  /** Removes a reservation and returns what it held; undefined if it has been ended before. */
  end(id: string): { key: MeterKey; amount: number } | undefined {
    const row = this.#end.get(id);
    if (row === undefined) return undefined;
    const { environment, meter, period_start: periodStart, amount } = reservationRow.parse(row);
    return { key: { environment, meter, periodStart }, amount };
  }
}
