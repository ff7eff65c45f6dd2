import * as z from 'zod';
import { fromWire, type Meter, meter, usageResponse } from '../../contract/index.ts';
import { asJsonObject, type JsonObject } from '../decode/jsonObject.ts';
import { findCounters, type UsageCounter } from './findCounters.ts';

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

/** What is not recognised is undefined; `counters` are all that the answer has, whatever it calls them. */
export type UsageResult = Readonly<ReturnType<typeof decodeUsageAnswer>>;

/** Decodes an answer of any shape: the local service's fields, else whatever can be told by its names. */
export function decodeUsageAnswer(answer: JsonObject) {
  const known = recognised.parse(answer);
  const additional = known.additional_text_usage;
  const counters = findCounters(answer);
  return {
    requestId: known.request_id,
    environment: known.environment,
    plan: known.plan,
    accessStatus: known.access_status,
    billingPeriod: known.billing_period,
    textUnits: known.text_units ?? meterUsage(counters, 'text'),
    basicSeconds: known.basic_seconds ?? meterUsage(counters, 'basic_seconds'),
    premiumSeconds: known.premium_seconds ?? meterUsage(counters, 'premium_seconds'),
    additionalTextUsage: additional && fromWire(additional),
    requestsPerMinute: known.rate_limit?.requests_per_minute ?? undefined,
    counters,
    answer,
  };
}

/** A counter under another name that tells all of it, if there is just one. */
function meterUsage(counters: readonly UsageCounter[], meterName: UsageCounter['meter']): Meter | undefined {
  const [counter, ...others] = counters.filter((each) => each.meter === meterName);
  if (counter === undefined || others.length > 0) return undefined;
  const { used, allowance, remaining } = counter;
  if (used === undefined || allowance === undefined || remaining === undefined) return undefined;
  return { used, allowance, remaining };
}

/** One plain value of an answer. */
export interface AnswerField {
  /** Names and positions from the top, such as `text_units › used`. */
  readonly path: string;
  readonly value: string;
}

/** Enough for every answer that makes sense. */
const MAX_FIELDS = 100;
const MAX_DEPTH = 6;

/** All plain values of an answer of any shape, in its order, for people to read. */
export function answerFields(answer: JsonObject): AnswerField[] {
  return fieldsIn(answer, [], 0).slice(0, MAX_FIELDS);
}

function fieldsIn(value: unknown, path: readonly string[], depth: number): AnswerField[] {
  if (depth > MAX_DEPTH) return [];
  const object = Array.isArray(value) ? Object.fromEntries(value.entries()) : asJsonObject(value);
  if (object === undefined) return [{ path: path.join(' › '), value: String(value) }];
  return Object.entries(object).flatMap(([name, inner]) => fieldsIn(inner, [...path, name], depth + 1));
}
