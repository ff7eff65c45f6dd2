import type { Handler, Hono } from 'hono';
import type * as z from 'zod';
import type { Route } from '../../contract/index.ts';
import { receiveBody } from '../http/body/receiveBody.ts';
import type { ServiceEnv } from '../http/environment.ts';
import { refuseMethod } from '../http/middleware.ts';
import type { KeyRing } from './apiKeys.ts';
import { authenticate, limitRate, requireAccess } from './authenticate.ts';
import type { AuthenticatedEnv, SubmissionEnv } from './environment.ts';

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
