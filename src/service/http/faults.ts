import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { errorCodes, isErrorCode } from '../../contract/index.ts';
import type { ServiceEnv } from './environment.ts';
import { Failure } from './failure.ts';

/** What `X-Harf-Fault` asks for; `times` is infinite where it is left out. */
interface Fault {
  readonly kind: 'status' | 'drop-before-response' | 'drop-after-response';
  readonly fields: ReadonlyMap<string, string>;
  readonly times: number;
}

/**
 * Failures on demand, for trying a client. `drop-before-response` cuts the connection before anything is
 * done, `drop-after-response` when all is done and the answer is about to go out. Counted by idempotency
 * key, or by URL where there is none.
 */
export function injectFaults() {
  const seen = new Map<string, number>();
  return createMiddleware<ServiceEnv>(async (context, next) => {
    const header = context.req.header('x-harf-fault');
    const fault = header === undefined ? undefined : parseFault(header);
    if (fault === undefined || !isDue(seen, context, fault)) return next();
    if (fault.kind === 'status') throw failureOf(fault);
    if (fault.kind === 'drop-after-response') await next();
    context.res = cutConnection(context);
  });
}

function isDue(seen: Map<string, number>, context: Context<ServiceEnv>, { times }: Fault): boolean {
  const subject = context.req.header('idempotency-key') ?? context.req.url;
  const counter = `${context.req.header('x-harf-fault')} ${subject}`;
  const count = (seen.get(counter) ?? 0) + 1;
  seen.set(counter, count);
  return count <= times;
}

function parseFault(header: string): Fault {
  const parts = header.split(';').map((part) => part.trim().split('=', 2));
  const fields = new Map(parts.map(([name = '', value = '']) => [name, value]));
  const kind = parts[0]?.[0];
  if (kind !== 'status' && kind !== 'drop-before-response' && kind !== 'drop-after-response') throw unknown();
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

function unknown(): Failure {
  return new Failure('invalid_request', 'The header X-Harf-Fault is not understood.', {
    action: `Send status=NNN;code=CODE, drop-before-response or drop-after-response, each with ;times=N if wanted. Codes: ${Object.keys(errorCodes).join(', ')}.`,
  });
}

function cutConnection(context: Context<ServiceEnv>): Response {
  context.env.outgoing?.destroy();
  return RESPONSE_ALREADY_SENT;
}
