import { createMiddleware } from 'hono/factory';
import { Failure } from '../http/failure.ts';
import type { AuthenticatedEnv } from './environment.ts';

/** Counts a request in the rate limit of its account, and refuses one too many (Usage accounting, 6). */
export const limitRate = createMiddleware<AuthenticatedEnv>(async (context, next) => {
  const retryAfter = context.get('apiKey').account.rateLimit?.take();
  if (retryAfter !== undefined)
    throw new Failure('rate_limit_exceeded', 'Too many requests in this minute.', {
      headers: { 'retry-after': String(retryAfter) },
    });
  await next();
});
