import type * as z from 'zod';

/** What a key must be allowed to do. */
export type Scope = 'text' | 'speech' | 'usage';

/** One row of the route table. */
export interface Route {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT';
  /** Parameters in braces: `/v1/speech/jobs/{id}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** `null` where no key is needed, or where it must not be sent. */
  readonly scope: Scope | null;
  /** Whether the route takes an `Idempotency-Key`. */
  readonly idempotency: 'none' | 'optional' | 'required';
  readonly request?: z.ZodType;
  readonly query?: z.ZodObject;
  readonly pathParameters?: z.ZodObject;
  /** Request headers of its own. */
  readonly headers?: z.ZodObject;
  readonly successStatus: 200 | 202;
  /** JSON answers have a schema; the stream and the audio have media types instead, `HEAD` has none. */
  readonly response: { readonly json: z.ZodType } | { readonly mediaTypes: readonly string[] };
  /** Answers besides success that are no failure, and whether they have a body as success has. */
  readonly otherAnswers?: readonly { readonly status: 206 | 304; readonly hasBody: boolean }[];
  /** Response headers worth knowing. */
  readonly responseHeaders?: z.ZodObject;
  /** How long a client waits for the whole answer; `null` for the event stream. */
  readonly deadlineMs: number | null;
}
