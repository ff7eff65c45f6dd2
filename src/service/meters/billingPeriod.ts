/** From `start`, included, to `end`, excluded, in milliseconds of Unix time; `end` is null if nothing renews. */
export interface BillingPeriod {
  readonly start: number;
  readonly end: number | null;
}

/** The month around `now` that begins on an anniversary of `anchor`, both in Unix time (Access, 7). */
export function billingPeriod(anchor: number, now: number): BillingPeriod {
  let months = 0;
  while (anniversary(anchor, months + 1) <= now) months++;
  return { start: anniversary(anchor, months), end: anniversary(anchor, months + 1) };
}

/** `anchor` moved by whole months; a day that the month lacks becomes the month's last day. */
function anniversary(anchor: number, months: number): number {
  const date = new Date(anchor);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  date.setUTCDate(Math.min(day, daysInMonth(date)));
  return date.getTime();
}

function daysInMonth(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}
