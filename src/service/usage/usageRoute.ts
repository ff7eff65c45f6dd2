import type { Context } from 'hono';
import type { AuthenticatedEnv } from '../keys/environment.ts';

/** Serves `GET /v1/usage` (Resources, usage response). */
export function usageRoute(context: Context<AuthenticatedEnv>): Response {
  return context.json({ request_id: context.get('requestId'), ...context.get('apiKey').account.usage() });
}
