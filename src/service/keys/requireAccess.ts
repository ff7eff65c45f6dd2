import { createMiddleware } from 'hono/factory';
import type { AuthenticatedEnv } from './environment.ts';

/** Refuses what would be charged to a plan that has ended; what was paid for can still be read. */
export const requireAccess = createMiddleware<AuthenticatedEnv>(async (context, next) => {
  context.get('apiKey').account.requireAccess();
  await next();
});
