import type { Context } from 'hono';

/** The origin by which the caller reaches the service: where the URLs of an answer lead. */
export function originOf(context: Context): string {
  return new URL(context.req.url).origin;
}
