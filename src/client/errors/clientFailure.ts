import type { ErrorCode } from '../../contract/index.ts';
import { LONGEST_RETRY_AFTER_MS } from './retryAfter.ts';

/** Codes that no server sends: the request or its answer did not arrive, or could not be read. */
export type ClientErrorCode =
  | 'connection_failed'
  | 'certificate_refused'
  | 'request_timeout'
  | 'redirect_refused'
  | 'service_failing'
  | 'unreadable_answer'
  | 'answer_too_large'
  | 'ledger_failed';

export interface FailureDetails {
  /** A code of the contract, one of the client's own, or one that only another server knows. */
  readonly code: ErrorCode | ClientErrorCode | (string & {});
  readonly message: string;
  readonly category: string;
  /** The way out, in a sentence for people. */
  readonly action: string;
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

/** What every error of the client is; branch on `code` and `retryable`, never on `message` (Errors). */
export abstract class ClientFailure extends Error {
  readonly code: FailureDetails['code'];
  readonly category: string;
  readonly action: string;
  readonly retryable: boolean;
  readonly requestId: string | undefined;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(details: FailureDetails) {
    super(details.message, { cause: details.cause });
    this.code = details.code;
    this.category = details.category;
    this.action = details.action;
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

const NAMES = new Set([
  'ApiError',
  'ConnectionError',
  'TimeoutError',
  'RedirectError',
  'ServiceFailingError',
  'UnreadableAnswerError',
  'AnswerTooLargeError',
  'LedgerError',
]);

/**
 * Whether `error` is one of the client's errors. By name, so that it holds across bundles; with a string
 * `code`, which tells it from the platform's own `TimeoutError`. Cancellation is none of them: it rejects
 * with the reason of the caller's signal.
 */
export function isClientFailure(error: unknown): error is ClientFailure {
  return error instanceof Error && NAMES.has(error.name) && typeof Reflect.get(error, 'code') === 'string';
}
