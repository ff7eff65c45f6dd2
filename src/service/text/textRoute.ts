import type { Handler } from 'hono';
import type { LRUCache } from 'lru-cache';
import { codePointLength } from '../../text/codePoints.ts';
import type { EngineLoader } from '../engineLoader.ts';
import { decodeJson } from '../http/body/decodeJson.ts';
import { requireJsonMediaType } from '../http/body/mediaType.ts';
import { readBody } from '../http/body/readBody.ts';
import { readIdempotencyKey } from '../http/body/readIdempotencyKey.ts';
import { validate } from '../http/body/validate.ts';
import type { ServiceEnv } from '../http/environment.ts';
import type { Idempotency } from '../idempotency/idempotency.ts';
import type { StoredAnswer } from '../idempotency/storedAnswer.ts';
import type { Account } from '../meters/account.ts';
import type { PinnedWords } from './pinnedWords.ts';
import type { TextOperation, TextResult } from './textOperations.ts';

export interface TextRouteDependencies {
  readonly engine: EngineLoader;
  readonly idempotency: Idempotency;
  readonly pins: PinnedWords;
  /** Results by route, request and pins. */
  readonly cache: LRUCache<string, TextResult>;
}

interface Submission {
  readonly body: Uint8Array;
  readonly headers: Headers;
  readonly account: Account;
  readonly requestId: string;
}

/** Serves one text route: body, key, validation, result, charge, in this order. */
export function textRoute<Request extends { readonly text: string }>(
  operation: TextOperation<Request>,
  services: TextRouteDependencies,
): Handler<ServiceEnv> {
  return async (context) => {
    const { headers } = context.req.raw;
    const { account } = context.get('apiKey');
    const body = await readBody(context.req.raw);
    const submission = { body, headers, account, requestId: context.get('requestId') };
    const run = () => answer(operation, services, submission);
    const key = readIdempotencyKey(operation.route, headers.get('idempotency-key') ?? undefined);
    const id = `${account.environment} ${operation.route.path} ${key}`;
    const { status, json } =
      key === undefined ? (await run())() : await services.idempotency.once({ id, body }, run);
    return new Response(json, { status, headers: { 'content-type': 'application/json' } });
  };
}

/** Does the work; what it returns charges for it and gives the answer. */
async function answer<Request extends { readonly text: string }>(
  operation: TextOperation<Request>,
  { engine, pins, cache }: TextRouteDependencies,
  { body, headers, account, requestId }: Submission,
): Promise<() => StoredAnswer> {
  requireJsonMediaType(headers);
  const request = validate(operation.route.request, decodeJson(body));
  operation.check?.(request);
  const price = priceOf(request.text, operation.multiplier);
  account.requireTextUnits(price.units);
  const persian = await engine();
  const { pronunciations, revision } = pins.of(account.environment);
  const cacheKey = JSON.stringify([operation.route.path, revision, request]);
  const cached = cache.get(cacheKey);
  const result = cached ?? operation.run(persian, request, pronunciations);
  cache.set(cacheKey, result);
  return () => {
    const additional_units = account.chargeTextUnits(price.units);
    const usage = { meter: 'text', ...price, additional_units, cache_hit: cached !== undefined };
    const { version: engine_version } = persian;
    const json = JSON.stringify({ request_id: requestId, engine_version, ...result, usage });
    return { status: operation.route.successStatus, json };
  };
}

/** Limits, usage accounting 1. */
function priceOf(text: string, multiplier: number) {
  const input_code_points = codePointLength(text);
  return { input_code_points, multiplier, units: input_code_points * multiplier };
}
