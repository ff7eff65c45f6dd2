import { utc } from '@date-fns/utc';
import { addMonths, differenceInMonths } from 'date-fns';

/** From `start`, included, to `end`, excluded, in milliseconds of Unix time; `end` is null if nothing renews. */
export interface BillingPeriod {
  readonly start: number;
  readonly end: number | null;
}

/** The month around `now` that begins on an anniversary of `anchor`, both in Unix milliseconds (Access, 7). */
export function billingPeriod(anchor: number, now: number): BillingPeriod {
  const months = monthsPassed(anchor, now);
  return { start: anniversary(anchor, months), end: anniversary(anchor, months + 1) };
}

/** `differenceInMonths` is off by one on some last days of a month: January 31 to February 28 is a month here. */
function monthsPassed(anchor: number, now: number): number {
  const about = differenceInMonths(now, anchor, { in: utc });
  const hasPassed = (months: number) => months >= 0 && anniversary(anchor, months) <= now;
  return [about + 1, about, about - 1].find(hasPassed) ?? 0;
}

/** `anchor` moved by whole months; a day that the month lacks becomes the month's last day. */
function anniversary(anchor: number, months: number): number {
  return addMonths(anchor, months, { in: utc }).getTime();
}
