import type { Handler, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type * as z from 'zod';
import type { Route, Scope } from '../../contract/index.ts';
import { receiveBody, type Submission } from '../http/body.ts';
import { Failure } from '../http/failure.ts';
import { refuseMethod, type ServiceEnv } from '../http/request.ts';
import type { KeyGrant, KeyRing } from './apiKeys.ts';

/** What a request carries on a route that needs a key: `authenticate` has found it. */
export interface AuthenticatedEnv extends ServiceEnv {
  Variables: ServiceEnv['Variables'] & { apiKey: KeyGrant };
}

/** The same on a route that has a body too: `receiveBody` has read it. */
export interface SubmissionEnv<Request> extends AuthenticatedEnv {
  Variables: AuthenticatedEnv['Variables'] & { submission: Submission<Request> };
}

/** What the service takes from a row of the route table. */
export type ServedRoute = Pick<
  Route,
  'method' | 'path' | 'scope' | 'meter' | 'rateLimited' | 'idempotency' | 'request' | 'maxBodyBytes'
>;

/** What a request carries when it comes to the handler of a route. */
type EnvOf<Served extends ServedRoute> = Served extends { readonly request: z.ZodType<infer Request> }
  ? SubmissionEnv<Request>
  : Served extends { readonly scope: null }
    ? ServiceEnv
    : AuthenticatedEnv;

/** Serves a route by `handler`, whose type says that it expects what the row of the table provides. */
export type ServeRoute = <Served extends ServedRoute>(route: Served, handler: Handler<EnvOf<Served>>) => void;

/**
 * Serves routes in `app`. Before each handler comes what its row of the table asks for: key, access, rate limit and
 * body, in this order; other methods of its path are refused.
 */
export function serverOfRoutes(app: Hono<ServiceEnv>, keys: KeyRing): ServeRoute {
  return (route, handler) => {
    const { method, scope, meter, rateLimited, request } = route;
    const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
    if (scope !== null) app.on(method, [path], authenticate(keys, scope));
    if (meter !== null) app.on(method, [path], requireAccess);
    if (rateLimited) app.on(method, [path], limitRate);
    if (request !== undefined) app.on(method, [path], receiveBody({ ...route, request }));
    app.on(method, [path], handler);
    app.all(path, refuseMethod(method));
  };
}

/**
 * Puts the key of the request into the context; refuses a request without a valid one, or whose key lacks `scope`
 * (Authentication, 1, 2 and 5).
 */
function authenticate(keys: KeyRing, scope: Scope) {
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
const requireAccess = createMiddleware<AuthenticatedEnv>(async (context, next) => {
  context.get('apiKey').account.requireAccess();
  await next();
});

/** Refuses a request that is one too many for its account in this minute. */
const limitRate = createMiddleware<AuthenticatedEnv>(async (context, next) => {
  context.get('apiKey').account.countRequest();
  await next();
});
