import type { Route } from '../../../contract/index.ts';

/** A request as it goes out, on the first attempt and on every later one: same bytes, same key. */
export interface PreparedRequest {
  readonly route: Route;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

interface RequestOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly body?: Uint8Array<ArrayBuffer> | undefined;
  readonly parameters?: Readonly<Record<string, string>>;
  /** Ignored where the route takes none. */
  readonly idempotencyKey?: string | undefined;
}

/** Builds the request of `route`: always at the base address, so the key goes nowhere else. */
export function prepareRequest(route: Route, options: RequestOptions): PreparedRequest {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (route.scope !== null) headers['authorization'] = `Bearer ${options.apiKey}`;
  if (options.body !== undefined) headers['content-type'] = 'application/json';
  if (route.idempotency !== 'none')
    headers['idempotency-key'] = options.idempotencyKey ?? crypto.randomUUID();
  return {
    route,
    url: options.baseUrl + routePath(route.path, options.parameters),
    headers,
    body: options.body,
  };
}

/**
 * The path of `template` with its `{parameters}` filled in, each encoded as one segment: a value can neither
 * add a segment nor a query.
 */
export function routePath(template: string, parameters: Readonly<Record<string, string>> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeSegment(parameters[name], name));
}

function encodeSegment(value: string | undefined, name: string): string {
  // Dots are not encoded, and a URL parser takes these two for steps up the path.
  if (value === undefined || value === '' || value === '.' || value === '..')
    throw new TypeError(`The path parameter ${name} cannot be ${JSON.stringify(value)}.`);
  return encodeURIComponent(value);
}

const encoder = new TextEncoder();

/** The exact bytes that are sent for `body` (Common conventions: UTF-8 JSON). */
export function encodeBody(body: unknown): Uint8Array<ArrayBuffer> {
  return encoder.encode(JSON.stringify(body));
}
