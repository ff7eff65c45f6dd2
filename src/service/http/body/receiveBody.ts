import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type * as z from 'zod';
import type { Route } from '../../../contract/index.ts';
import type { ServiceEnv } from '../environment.ts';
import { Failure } from '../failure.ts';
import { decodeJson } from './decodeJson.ts';
import { requireJsonMediaType } from './mediaType.ts';
import { readBody } from './readBody.ts';
import { readIdempotencyKey } from './readIdempotencyKey.ts';
import type { ParsedBody, Submission } from './submission.ts';
import { validate } from './validate.ts';

/** A row of the route table that has a body. */
type RouteWithBody<Request> = Pick<Route, 'idempotency' | 'maxBodyBytes'> & {
  readonly request: z.ZodType<Request>;
};

interface BodyEnv<Request> extends ServiceEnv {
  Variables: ServiceEnv['Variables'] & { submission: Submission<Request> };
}

/**
 * Reads the body and the key of a request to `route` into the context, in the order of DESIGN's "body reader": size,
 * hash, content type, UTF-8, JSON, schema. A body that is too large or breaks off, and a malformed key, end the
 * request here. What is wrong with the content is kept for the handler, because the key comes first: sent again with
 * another body it is a conflict, whatever that body is.
 */
export function receiveBody<Request>(route: RouteWithBody<Request>) {
  return createMiddleware<BodyEnv<Request>>(async (context, next) => {
    const body = await readBody(context.req.raw, route.maxBodyBytes);
    context.set('submission', {
      bodyHash: createHash('sha256').update(body).digest('base64'),
      idempotencyKey: readIdempotencyKey(route, context.req.header('idempotency-key')),
      parsed: parse(route, context.req.raw.headers, body),
    });
    await next();
  });
}

function parse<Request>(
  route: RouteWithBody<Request>,
  headers: Headers,
  body: Uint8Array,
): ParsedBody<Request> {
  try {
    requireJsonMediaType(headers);
    return { ok: true, request: validate(route.request, decodeJson(body)) };
  } catch (failure) {
    if (failure instanceof Failure) return { ok: false, failure };
    throw failure;
  }
}
