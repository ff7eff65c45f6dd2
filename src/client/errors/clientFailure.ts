import { type ErrorCode, isErrorCode } from '../../contract/index.ts';
import { LONGEST_RETRY_AFTER_MS } from './retryAfter.ts';

/** What the client itself finds: the request or its answer did not arrive, or could not be read. */
export const clientErrorCodes = [
  'connection_failed',
  'certificate_refused',
  'request_timeout',
  'redirect_refused',
  'service_failing',
  'unreadable_answer',
  'answer_too_large',
  'ledger_failed',
] as const;

export type ClientErrorCode = (typeof clientErrorCodes)[number];

export interface FailureDetails {
  /** Who found it; a service may send any code, also one that is the client's own. */
  readonly origin: 'client' | 'service';
  /** A code of the contract, one of the client's own, or one that only another server knows. */
  readonly code: ErrorCode | ClientErrorCode | (string & {});
  /** One English sentence: the service's, or the client's own, which is for logs and tests. */
  readonly message: string;
  readonly category: string;
  /** What the service advises; the client advises nothing, which is for who tells the failure. */
  readonly action?: string;
  /** Whether the same bytes with the same idempotency key may succeed later; never after more than a day. */
  readonly retryable: boolean;
  /** For tracing; undefined if no answer arrived or it named none. */
  readonly requestId?: string | undefined;
  /** HTTP status; undefined if no answer arrived. */
  readonly status?: number | undefined;
  /** What the server asked for in `Retry-After`, in milliseconds from the answer. */
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

type Origin =
  | { readonly origin: 'client'; readonly code: ClientErrorCode; readonly action?: never }
  | { readonly origin: 'service'; readonly action: string };

/** The same symbol in every bundle that has this file, where its classes are not the same. */
const MARK: unique symbol = Symbol.for('harf.clientFailure');

/**
 * What every error of the client is; branch on `origin`, `code` and `retryable`, never on `message` (Errors).
 * Cancellation is none: it rejects with the reason of the caller's signal.
 */
export abstract class ClientFailure extends Error {
  override readonly name = 'ClientFailure';
  readonly [MARK] = true;
  readonly origin: FailureDetails['origin'];
  readonly code: FailureDetails['code'];
  readonly category: string;
  /** Empty if the client itself found the failure. */
  readonly action: string;
  readonly retryable: boolean;
  readonly requestId: string | undefined;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(details: FailureDetails & Origin) {
    super(details.message, { cause: details.cause });
    this.origin = details.origin;
    this.code = details.code;
    this.category = details.category;
    this.action = details.action ?? '';
    this.retryable = details.retryable && !asksForDays(details);
    this.requestId = details.requestId;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** Whether the wait that the server asks for is longer than a key is kept. */
export function asksForDays({ retryAfterMs = 0 }: Pick<FailureDetails, 'retryAfterMs'>): boolean {
  return retryAfterMs > LONGEST_RETRY_AFTER_MS;
}

/** Whether `error` is one of the client's errors, of whichever bundle. */
export function isClientFailure(error: unknown): error is ClientFailure {
  return error instanceof Error && MARK in error;
}

/** The code of `failure`, if it is of the closed set of who found it; a service may send any. */
export function knownCode({ origin, code }: ClientFailure): ErrorCode | ClientErrorCode | undefined {
  if (origin === 'client') return clientErrorCodes.find((each) => each === code);
  return isErrorCode(code) ? code : undefined;
}

/** Whether the client itself found `error`, and it has one of `codes`. */
export function hasClientCode(error: unknown, ...codes: readonly ClientErrorCode[]): boolean {
  return isClientFailure(error) && error.origin === 'client' && codes.some((code) => code === error.code);
}

/** Whether the service sent `error`, as an answer or in a job, with one of `codes`. */
export function hasServiceCode(error: unknown, ...codes: readonly ErrorCode[]): boolean {
  return isClientFailure(error) && error.origin === 'service' && codes.some((code) => code === error.code);
}
