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

/** Additional text units that were approved, in all, for the billing period around a time (Unix milliseconds). */
interface Approval {
  readonly units: number;
  readonly at: number;
}

/** A paid plan. Times are in Unix milliseconds. */
export interface Subscription {
  /** Billing periods are counted from it. */
  readonly since: number;
  /** Of a cancelled plan, the end of the period that is paid; `null` as long as the plan renews. */
  readonly end: number | null;
  /** The last one; `null` if there is none. */
  readonly approval: Approval | null;
}

/** What `GET /v1/usage` says of the access; a cancelled plan has it to the end of its paid period. */
export type AccessStatus = 'active' | 'cancelled' | 'ended';

export function accessStatusOf({ end }: Subscription, now: number): AccessStatus {
  if (end === null) return 'active';
  return now < end ? 'cancelled' : 'ended';
}

/** The billing period at `now`; of a plan that has ended, its last one. */
export function periodOf({ since, end }: Subscription, now: number): BillingPeriod {
  return billingPeriod(since, end === null ? now : Math.min(now, end - 1));
}

/** The additional text units approved for the billing period at `now`. */
export function approvedUnits(subscription: Subscription, now: number): number {
  const { start, end } = periodOf(subscription, now);
  const { units, at } = subscription.approval ?? { units: 0, at: start };
  return at >= start && (end === null || at < end) ? units : 0;
}

/** Lasts to the end of the period at `now` (What the service does, 6); a plan cancelled before stays as it is. */
export function cancelled(subscription: Subscription, now: number): Subscription {
  const { end } = subscription;
  return end === null ? { ...subscription, end: periodOf(subscription, now).end } : subscription;
}

/** Renews again; a plan that has ended begins anew at `now`. */
export function resumed(subscription: Subscription, now: number): Subscription {
  return accessStatusOf(subscription, now) === 'ended'
    ? { since: now, end: null, approval: null }
    : { ...subscription, end: null };
}

/** With `units` more approved for the period at `now`. Throws an Error of one sentence for a plan that has ended. */
export function withApproval(subscription: Subscription, units: number, now: number): Subscription {
  if (accessStatusOf(subscription, now) === 'ended')
    throw new Error('The plan has ended; resume it before more text units are approved.');
  const approved = approvedUnits(subscription, now) + units;
  if (!Number.isSafeInteger(approved))
    throw new Error('So many text units cannot be approved; approve fewer.');
  return { ...subscription, approval: { units: approved, at: now } };
}
