import * as z from 'zod';
import { MAX_IDEMPOTENCY_KEY_LENGTH, MIN_IDEMPOTENCY_KEY_LENGTH } from './limits.ts';

/** The `Idempotency-Key` header: 8 to 128 printable ASCII characters (Limits). */
export const idempotencyKey = z
  .string()
  .min(MIN_IDEMPOTENCY_KEY_LENGTH)
  .max(MAX_IDEMPOTENCY_KEY_LENGTH)
  .regex(/^[\x20-\x7e]*$/, 'must be printable ASCII');

/** What a key must be allowed to do. */
export type Scope = 'text' | 'speech' | 'usage';

/** One row of the route table: client, service and OpenAPI description take from it what the route needs. */
export interface Route {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT';
  /** Parameters in braces: `/v1/speech/jobs/{id}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** `null` where no key is needed, or where it must not be sent. */
  readonly scope: Scope | null;
  /** Whether a request counts in the rate limit that all keys of an environment share (Usage accounting, 6). */
  readonly rateLimited: boolean;
  /** What a success is charged to: text units, or seconds of the request's tier; `null` charges nothing. */
  readonly meter: 'text' | 'speech' | null;
  /**
   * Whether the route takes an `Idempotency-Key`. Clients send any request again by themselves, so a route that would do
   * or charge something twice has to take one (Idempotent request handling).
   */
  readonly idempotency: 'none' | 'optional' | 'required';
  /** The JSON body; a route without it reads none. */
  readonly request?: z.ZodType;
  /** The largest body, in bytes; `MAX_BODY_BYTES` if it is left out. */
  readonly maxBodyBytes?: number;
  readonly query?: z.ZodObject;
  readonly pathParameters?: z.ZodObject;
  /** Request headers of its own. */
  readonly headers?: z.ZodObject;
  readonly successStatus: 200 | 202;
  /** JSON in one piece, a stream without a foreseeable end, or a file of one of the types; `HEAD` has none. */
  readonly response:
    | { readonly json: z.ZodType }
    | { readonly stream: 'text/event-stream' }
    | { readonly mediaTypes: readonly string[] };
  /** Answers besides success that are no failure, and whether they have a body as success has. */
  readonly otherAnswers?: readonly { readonly status: 206 | 304; readonly hasBody: boolean }[];
  /** Response headers worth knowing. */
  readonly responseHeaders?: z.ZodObject;
  /** How long a client waits for the whole answer, in milliseconds; `null` for a stream. */
  readonly deadlineMs: number | null;
}
