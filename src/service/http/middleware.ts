import { createMiddleware } from 'hono/factory';
import type { Route, Scope } from '../../contract/index.ts';
import { type ApiKey, keyFinder } from '../keys/apiKeys.ts';
import type { ServiceEnv } from './environment.ts';
import { Failure } from './failure.ts';
import { newRequestId } from './requestId.ts';

/** Gives every request its id, for its answer and for the log. */
export const assignRequestId = createMiddleware<ServiceEnv>(async (context, next) => {
  context.set('requestId', newRequestId());
  await next();
});

/**
 * Refuses any Host but this computer's own: a web page may reach loopback under a name of its choice. A request
 * with an absolute URL in its first line names its host twice.
 */
export const requireLoopbackHost = createMiddleware<ServiceEnv>(async (context, next) => {
  const hosts = [context.req.header('host') ?? '', new URL(context.req.url).host];
  if (!hosts.every((host) => /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(host)))
    throw new Failure('host_not_allowed', 'The service answers only to its loopback address.');
  await next();
});

/** Authenticates and authorises (Authentication, 1, 2 and 5). */
export function requireScope(keys: readonly ApiKey[], scope: Scope) {
  const find = keyFinder(keys);
  return createMiddleware<ServiceEnv>(async (context, next) => {
    const [, presented] = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
    const key = presented === undefined ? undefined : find(presented);
    if (key === undefined)
      throw new Failure('invalid_api_key', 'The API key is missing or not valid.', {
        headers: { 'www-authenticate': 'Bearer' },
      });
    if (!key.scopes.includes(scope))
      throw new Failure('insufficient_scope', `The API key lacks the scope "${scope}".`);
    context.set('apiKey', key);
    await next();
  });
}

/** The shared rate limit; counts every request that has a valid key. */
export const limitRate = createMiddleware<ServiceEnv>(async (context, next) => {
  const retryAfter = context.get('apiKey').account.rateLimit?.take();
  if (retryAfter !== undefined)
    throw new Failure('rate_limit_exceeded', 'Too many requests in this minute.', {
      headers: { 'retry-after': String(retryAfter) },
    });
  await next();
});

/** For every method that the path does not have. */
export function refuseMethod(method: Route['method']) {
  const allow = method === 'GET' ? 'GET, HEAD' : method;
  return createMiddleware<ServiceEnv>(async () => {
    throw new Failure('method_not_allowed', `This path takes ${allow} only.`, { headers: { allow } });
  });
}
