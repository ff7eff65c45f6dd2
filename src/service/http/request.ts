import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Route } from '../../contract/index.ts';
import { Failure } from './failure.ts';

/** What every request carries through the application. */
export interface ServiceEnv {
  /** The connection; absent where the application is called without a server. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Ends an event stream after so many events; only fault injection sets it. */
    sseCutAfter?: number;
  };
}

/** A new id of a request, for its answer and for the log. */
export function newRequestId(): string {
  return `req_${crypto.randomUUID().replaceAll('-', '')}`;
}

/** The origin by which the caller reaches the service: where the URLs of an answer lead. */
export function originOf(context: Context): string {
  return new URL(context.req.url).origin;
}

/** Gives every request its id, for its answer and for the log. */
export const assignRequestId = createMiddleware<ServiceEnv>(async (context, next) => {
  context.set('requestId', newRequestId());
  await next();
});

/**
 * Refuses any Host but this computer's own (DESIGN, foreign Host header): a web page may reach loopback under a name
 * of its choice. A request with an absolute URL in its first line names its host twice.
 */
export const requireLoopbackHost = createMiddleware<ServiceEnv>(async (context, next) => {
  const hosts = [context.req.header('host') ?? '', new URL(context.req.url).host];
  if (!hosts.every((host) => /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(host)))
    throw new Failure('host_not_allowed', 'The service answers only to its loopback address.');
  await next();
});

/** For every method that the path does not have. */
export function refuseMethod(method: Route['method']) {
  const allow = method === 'GET' ? 'GET, HEAD' : method;
  return createMiddleware<ServiceEnv>(async () => {
    throw new Failure('method_not_allowed', `This path takes ${allow} only.`, { headers: { allow } });
  });
}
