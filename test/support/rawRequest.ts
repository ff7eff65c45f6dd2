import assert from 'node:assert/strict';
import * as z from 'zod';
import { type ErrorCode, errorCodes, errorResponse } from '../../src/contract/index.ts';
import type { TestApp } from './testService.ts';

export interface RawRequest {
  readonly method?: string;
  readonly path?: string;
  readonly key?: string | null;
  readonly headers?: Record<string, string>;
  /** Sent as it is; an object is sent as JSON. */
  readonly body?: string | Uint8Array<ArrayBuffer> | object;
}

/** Sends a request to the application as bytes, without the client; diacritize by default. */
export async function send(
  { app, keys }: Pick<TestApp, 'app' | 'keys'>,
  request: RawRequest,
): Promise<Response> {
  const { path = '/v1/diacritize', key = keys.live_key, body } = request;
  const method = request.method ?? (body === undefined ? 'GET' : 'POST');
  const headers = new Headers(body === undefined ? {} : { 'content-type': 'application/json' });
  if (key !== null) headers.set('authorization', `Bearer ${key}`);
  for (const [name, value] of Object.entries(request.headers ?? {})) headers.set(name, value);
  return app.request(`http://localhost${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: bytesOf(body) }),
  });
}

function bytesOf(body: string | Uint8Array<ArrayBuffer> | object): string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
}

/** Asserts that `response` is the contract's error object for `code`, in all its parts; returns the error. */
export async function assertFailure(response: Response, code: ErrorCode) {
  const body = z.strictObject(errorResponse.shape).parse(await response.json());
  const { status, category, retryable } = errorCodes[code];
  assert.deepEqual(
    {
      status: response.status,
      code: body.error.code,
      category: body.error.category,
      retryable: body.error.retryable,
    },
    { status, code, category, retryable },
  );
  assert.match(body.request_id, /^req_/);
  assert.match(body.error.message, /^[A-Z].*\.$/);
  assert.match(body.error.action, /^[A-Z].*\.$/);
  return body.error;
}
