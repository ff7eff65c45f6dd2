import type { Context } from 'hono';
import type { UsageResponse } from '../contract/index.ts';
import type { Account } from './account.ts';
import type { ServiceEnv } from './environment.ts';

/** Serves `GET /v1/usage` (Resources, usage response). */
export function usageRoute(context: Context<ServiceEnv>): Response {
  return context.json(usageOf(context.get('apiKey').account, context.get('requestId')));
}

function usageOf(account: Account, requestId: string): UsageResponse {
  const { start, end } = account.period();
  return {
    request_id: requestId,
    environment: account.environment,
    plan: account.plan,
    access_status: 'active',
    billing_period: {
      start: new Date(start).toISOString(),
      end: end === null ? null : new Date(end).toISOString(),
    },
    text_units: account.textUnits(),
    basic_seconds: NO_SPEECH,
    premium_seconds: NO_SPEECH,
    additional_text_usage: { approved_units: 0, used_units: 0 },
    rate_limit: { requests_per_minute: account.rateLimit?.requestsPerMinute ?? null },
  };
}

/** This version of the service speaks nothing. */
const NO_SPEECH = { used: 0, allowance: 0, remaining: 0 };
