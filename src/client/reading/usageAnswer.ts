import * as z from 'zod';
import { meter, usageResponse } from '../../contract/index.ts';
import type { JsonObject } from '../jsonObject.ts';
import type { UsageResult } from '../results.ts';

const fields = usageResponse.shape;
const anyMeter = meter.optional().catch(undefined);
const anyName = z.string().optional().catch(undefined);

/** Every field by itself: the contract does not show them, so another server's may differ. */
const recognised = z.object({
  request_id: anyName,
  environment: anyName,
  plan: anyName,
  access_status: anyName,
  billing_period: fields.billing_period.optional().catch(undefined),
  text_units: anyMeter,
  basic_seconds: anyMeter,
  premium_seconds: anyMeter,
  additional_text_usage: fields.additional_text_usage.optional().catch(undefined),
  rate_limit: fields.rate_limit.optional().catch(undefined),
});

export function readUsageAnswer(answer: JsonObject): UsageResult {
  const known = recognised.parse(answer);
  const additional = known.additional_text_usage;
  return {
    requestId: known.request_id,
    environment: known.environment,
    plan: known.plan,
    accessStatus: known.access_status,
    billingPeriod: known.billing_period,
    textUnits: known.text_units,
    basicSeconds: known.basic_seconds,
    premiumSeconds: known.premium_seconds,
    additionalTextUsage: additional && {
      approvedUnits: additional.approved_units,
      usedUnits: additional.used_units,
    },
    requestsPerMinute: known.rate_limit?.requests_per_minute ?? undefined,
    answer,
  };
}
