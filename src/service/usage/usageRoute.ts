import type { Context } from 'hono';
import type { UsageResponse } from '../../contract/index.ts';
import type { AuthenticatedEnv } from '../keys/environment.ts';
import type { Account } from '../meters/account.ts';

/** Serves `GET /v1/usage` (Resources, usage response). */
export function usageRoute(context: Context<AuthenticatedEnv>): Response {
  return context.json(usageOf(context.get('apiKey').account, context.get('requestId')));
}

function usageOf(account: Account, requestId: string): UsageResponse {
  const { start, end } = account.period();
  const { approvedUnits, usedUnits } = account.additionalText();
  return {
    request_id: requestId,
    environment: account.environment,
    plan: account.plan,
    access_status: account.accessStatus(),
    billing_period: {
      start: new Date(start).toISOString(),
      end: end === null ? null : new Date(end).toISOString(),
    },
    text_units: account.textUnits(),
    basic_seconds: account.basicSeconds(),
    premium_seconds: account.premiumSeconds(),
    additional_text_usage: { approved_units: approvedUnits, used_units: usedUnits },
    rate_limit: { requests_per_minute: account.rateLimit?.requestsPerMinute ?? null },
  };
}
