import * as z from 'zod';

/** One meter; `allowance` and `remaining` are null where nothing is metered. */
export const meter = z
  .looseObject({ used: z.number(), allowance: z.number().nullable(), remaining: z.number().nullable() })
  .meta({ id: 'Meter' });

/** `GET /v1/usage` as the local service answers it; the contract names the contents, not the fields. */
export const usageResponse = z
  .looseObject({
    request_id: z.string(),
    environment: z.string(),
    plan: z.string(),
    access_status: z.string(),
    /** `end` is null where the allowance does not renew. */
    billing_period: z.looseObject({ start: z.iso.datetime(), end: z.iso.datetime().nullable() }),
    text_units: meter,
    basic_seconds: meter,
    premium_seconds: meter,
    additional_text_usage: z.looseObject({ approved_units: z.number(), used_units: z.number() }),
    rate_limit: z.looseObject({ requests_per_minute: z.number().nullable() }),
  })
  .meta({ id: 'UsageResponse' });

export type Meter = z.infer<typeof meter>;
export type UsageResponse = z.infer<typeof usageResponse>;
