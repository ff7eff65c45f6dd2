import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import { errorCodes, isErrorCode } from '../../contract/index.ts';
import { Failure } from '../http/failure.ts';
import type { ServiceEnv } from '../http/request.ts';

const KINDS = ['status', 'drop-before-response', 'drop-after-response', 'sse-cut-after'] as const;

/** Requests that are counted; those not repeated for longest are forgotten. */
const MAX_SEEN = 10_000;

/** What `X-Harf-Fault` asks for; `times` is infinite where it is left out. */
interface Fault {
  readonly kind: (typeof KINDS)[number];
  readonly fields: ReadonlyMap<string, string>;
  readonly times: number;
}

/**
 * Failures on demand, for trying a client. `drop-before-response` cuts the connection before anything is
 * done, `drop-after-response` when all is done and the answer is about to go out; `sse-cut-after` ends an event
 * stream early. A status stands instead of the work, but for `speech_job_start_uncertain`, which hides what was
 * done. Counted by idempotency key, or by URL where there is none.
 */
export function injectFaults() {
  const seen = new LRUCache<string, number>({ max: MAX_SEEN });
  return createMiddleware<ServiceEnv>(async (context, next) => {
    const header = context.req.header('x-harf-fault');
    const fault = header === undefined ? undefined : parseFault(header);
    if (fault === undefined || !isDue(seen, context, fault)) return next();
    if (fault.kind === 'sse-cut-after') return cutStream(context, fault, next);
    if (fault.kind === 'status') return fail(context, failureOf(fault), next);
    if (fault.kind === 'drop-after-response') await next();
    context.res = cutConnection(context);
  });
}

function isDue(seen: LRUCache<string, number>, context: Context<ServiceEnv>, { times }: Fault): boolean {
  const subject = context.req.header('idempotency-key') ?? context.req.url;
  const counter = `${context.req.header('x-harf-fault')} ${subject}`;
  const count = (seen.get(counter) ?? 0) + 1;
  seen.set(counter, count);
  return count <= times;
}

function parseFault(header: string): Fault {
  const parts = header.split(';').map((part) => part.trim().split('=', 2));
  const fields = new Map(parts.map(([name = '', value = '']) => [name, value]));
  const kind = KINDS.find((each) => each === parts[0]?.[0]);
  if (kind === undefined) throw unknown();
  const times = Number(fields.get('times') ?? Number.POSITIVE_INFINITY);
  if (Number.isNaN(times)) throw unknown();
  return { kind, fields, times };
}

function failureOf({ fields }: Fault): Failure {
  const code = fields.get('code') ?? 'service_unavailable';
  const status = Number(fields.get('status'));
  const retryAfter = fields.get('retry-after');
  if (!isErrorCode(code) || !Number.isInteger(status) || status < 400 || status > 599) throw unknown();
  return new Failure(code, `Failure on demand: ${code}.`, {
    status,
    headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  });
}

async function fail(
  context: Context<ServiceEnv>,
  failure: Failure,
  next: () => Promise<void>,
): Promise<void> {
  const isUncertain = failure.code === 'speech_job_start_uncertain';
  if (isUncertain) await next();
  if (!isUncertain || context.res.ok) throw failure;
}

function cutStream(
  context: Context<ServiceEnv>,
  { fields }: Fault,
  next: () => Promise<void>,
): Promise<void> {
  const events = Number(fields.get('sse-cut-after'));
  if (!Number.isInteger(events) || events < 0) throw unknown();
  context.set('sseCutAfter', events);
  return next();
}

function unknown(): Failure {
  return new Failure('invalid_request', 'The header X-Harf-Fault is not understood.', {
    action: `Send status=NNN;code=CODE, drop-before-response, drop-after-response or sse-cut-after=EVENTS, each with ;times=N if wanted. Codes: ${Object.keys(errorCodes).join(', ')}.`,
  });
}

function cutConnection(context: Context<ServiceEnv>): Response {
  context.env.outgoing?.destroy();
  return RESPONSE_ALREADY_SENT;
}
