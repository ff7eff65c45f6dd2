import type { Failure } from '../failure.ts';

/** What a request brings in its body and its `Idempotency-Key`. */
export interface Submission<Request> {
  /** SHA-256 of the bytes as they came, in base64: a key belongs to these and no others. */
  readonly bodyHash: string;
  /** Undefined where the route takes none, or none was sent. */
  readonly idempotencyKey: string | undefined;
  /** The request as the route's schema has it, or what is wrong with the body. */
  readonly parsed: ParsedBody<Request>;
}

export type ParsedBody<Request> =
  | { readonly ok: true; readonly request: Request }
  | { readonly ok: false; readonly failure: Failure };

/** The request; throws the failure of a body that holds none. */
export function requestOf<Request>({ parsed }: Submission<Request>): Request {
  if (parsed.ok) return parsed.request;
  throw parsed.failure;
}
