import type { Handler } from 'hono';
import type { LRUCache } from 'lru-cache';
import { codePointLength } from '../../text/codePoints.ts';
import type { EngineLoader } from '../engineLoader.ts';
import { requestOf } from '../http/body.ts';
import { type Idempotency, keyedRequest, type StoredAnswer } from '../idempotency/idempotency.ts';
import type { Account } from '../keys/account.ts';
import type { SubmissionEnv } from '../keys/serveRoute.ts';
import type { PinnedWords } from './pinnedWords.ts';
import type { TextOperation, TextResult } from './textOperations.ts';

export interface TextRouteDependencies {
  readonly loadEngine: EngineLoader;
  readonly idempotency: Idempotency;
  readonly pinnedWords: PinnedWords;
  /** Results by route, request and pinned words. */
  readonly cache: LRUCache<string, TextResult>;
}

interface Caller {
  readonly account: Account;
  /** Aborted when the caller has gone. */
  readonly signal: AbortSignal;
  readonly requestId: string;
}

/** Serves `POST /v1/diacritize`, `/v1/pinglish` or `/v1/translate`: key, validation, result, charge, in this order. */
export function textRoute<Request extends { readonly text: string }>(
  operation: TextOperation<Request>,
  dependencies: TextRouteDependencies,
): Handler<SubmissionEnv<Request>> {
  return async (context) => {
    const { account } = context.get('apiKey');
    const submission = context.get('submission');
    const caller = { account, signal: context.req.raw.signal, requestId: context.get('requestId') };
    const { status, json } = await dependencies.idempotency.once(
      keyedRequest(operation.route, account, submission),
      async () => answer(operation, dependencies, requestOf(submission), caller),
    );
    return new Response(json, { status, headers: { 'content-type': 'application/json' } });
  };
}

/** Does the work; what it returns charges for it and gives the answer. */
async function answer<Request extends { readonly text: string }>(
  operation: TextOperation<Request>,
  { loadEngine, pinnedWords, cache }: TextRouteDependencies,
  request: Request,
  { account, requestId, signal }: Caller,
): Promise<() => StoredAnswer> {
  operation.check?.(request);
  const price = priceOf(request.text, operation.multiplier);
  account.requireTextUnits(price.units);
  const engine = await loadEngine();
  const { pronunciations, revision } = pinnedWords.of(account.environment);
  const variant = await operation.variant?.();
  const cacheKey = JSON.stringify([operation.route.path, revision, variant, request]);
  const cached = cache.get(cacheKey);
  const result = cached ?? (await operation.run(engine, request, pronunciations, signal));
  if (operation.isLasting?.(result) !== false) cache.set(cacheKey, result);
  return () => {
    const additional_units = account.chargeTextUnits(price.units);
    const usage = { meter: 'text', ...price, additional_units, cache_hit: cached !== undefined };
    const { version: engine_version } = engine;
    const json = JSON.stringify({ request_id: requestId, engine_version, ...result, usage });
    return { status: operation.route.successStatus, json };
  };
}

/** Usage accounting, 1. */
function priceOf(text: string, multiplier: number) {
  const input_code_points = codePointLength(text);
  return { input_code_points, multiplier, units: input_code_points * multiplier };
}
