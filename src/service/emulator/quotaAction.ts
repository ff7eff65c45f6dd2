import type { BillingPeriod } from './billingPeriod.ts';
import type { AccessStatus } from './subscription.ts';

/** When, if ever, an allowance begins anew. */
interface Renewal {
  readonly period: BillingPeriod;
  readonly accessStatus: AccessStatus;
}

/** The way out of an allowance that is used up, in a sentence; `instead` is what can be done without waiting. */
export function quotaAction(instead: string | undefined, renewal: Renewal): string {
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
