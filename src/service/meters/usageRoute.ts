import type { Context } from 'hono';
import type { Meter, UsageResponse } from '../../contract/index.ts';
import type { ServiceEnv } from '../http/environment.ts';
import type { Account } from './account.ts';

/** Serves `GET /v1/usage` (Resources, usage response). */
export function usageRoute(context: Context<ServiceEnv>): Response {
  return context.json(usageOf(context.get('apiKey').account, context.get('requestId')));
}

function usageOf(account: Account, requestId: string): UsageResponse {
  const { start, end } = account.period();
  const textUnits = account.textUnits();
  return {
    request_id: requestId,
    environment: account.environment,
    plan: account.plan,
    access_status: 'active',
    billing_period: {
      start: new Date(start).toISOString(),
      end: end === null ? null : new Date(end).toISOString(),
    },
    text_units: textUnits,
    basic_seconds: noSpeech(textUnits),
    premium_seconds: noSpeech(textUnits),
    additional_text_usage: { approved_units: 0, used_units: 0 },
    rate_limit: { requests_per_minute: account.rateLimit?.requestsPerMinute ?? null },
  };
}

/** Nothing is spoken yet: an account has no seconds, and where nothing is metered there is no allowance. */
function noSpeech({ allowance }: Meter): Meter {
  const none = allowance === null ? null : 0;
  return { used: 0, allowance: none, remaining: none };
}
