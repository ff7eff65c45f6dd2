import { createMiddleware } from 'hono/factory';
import type { Scope } from '../../contract/index.ts';
import { Failure } from '../http/failure.ts';
import type { KeyRing } from './apiKeys.ts';
import type { AuthenticatedEnv } from './environment.ts';

/**
 * Puts the key of the request into the context; refuses a request without a valid one, or whose key lacks `scope`
 * (Authentication, 1, 2 and 5).
 */
export function authenticate(keys: KeyRing, scope: Scope) {
  return createMiddleware<AuthenticatedEnv>(async (context, next) => {
    const [, presented] = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
    const key = presented === undefined ? undefined : keys.find(presented);
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

/** Refuses what would be charged to a plan that has ended; what was paid for can still be read. */
export const requireAccess = createMiddleware<AuthenticatedEnv>(async (context, next) => {
  context.get('apiKey').account.requireAccess();
  await next();
});

/** Refuses a request that is one too many for its account in this minute. */
export const limitRate = createMiddleware<AuthenticatedEnv>(async (context, next) => {
  context.get('apiKey').account.countRequest();
  await next();
});
