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

type FoundBy =
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

  constructor(details: FailureDetails & FoundBy) {
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

/** What the service says with the contract's error object, in an answer or in a failed job. */
export class ApiError extends ClientFailure {
  constructor(details: Omit<FailureDetails, 'origin'> & { readonly action: string }) {
    super({ ...details, origin: 'service' });
  }
}

/** The request did not arrive, or the connection broke before the whole answer was there. */
export class ConnectionError extends ClientFailure {
  /** `retryable` is false where another attempt cannot reach anything. */
  constructor(cause: unknown, { retryable = true } = {}) {
    const reason = reasonOf(cause);
    const isUntrusted = reason !== undefined && CERTIFICATE_REASONS.test(reason);
    super({
      origin: 'client',
      code: isUntrusted ? 'certificate_refused' : 'connection_failed',
      message: `The service could not be reached${reason === undefined ? '' : ` (${reason})`}.`,
      category: 'connection',
      retryable: retryable && !isUntrusted,
      cause,
    });
  }
}

/** The codes of OpenSSL and Node.js for a certificate that does not hold; nothing was sent then. */
const CERTIFICATE_REASONS =
  /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|CRL|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH/;

/** The system's code, such as ECONNREFUSED; fetch hides it one or two causes deep. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : reasonOf(error.cause);
}

/** The deadline passed; the outcome is unknown, so only the same bytes with the same key may be sent again. */
export class TimeoutError extends ClientFailure {
  constructor(deadlineMs: number) {
    super({
      origin: 'client',
      code: 'request_timeout',
      message: `The service did not answer within ${Math.round(deadlineMs / 1000)} seconds.`,
      category: 'connection',
      retryable: true,
    });
  }
}

/** The server pointed elsewhere; following would carry text, and perhaps the key, to another address. */
export class RedirectError extends ClientFailure {
  constructor(status: number) {
    super({
      origin: 'client',
      code: 'redirect_refused',
      message: 'The service redirected the request, and Harf does not follow redirects.',
      category: 'connection',
      retryable: false,
      status: status === 0 ? undefined : status,
    });
  }
}

interface FailingAnswer {
  /** 500 to 599. */
  readonly status: number;
  readonly requestId?: string | undefined;
  readonly retryAfterMs?: number | undefined;
}

/**
 * The status says that the service fails, and no error object of the contract says more: mostly the page of a proxy
 * in front of a sleeping or overloaded service.
 */
export class ServiceFailingError extends ClientFailure {
  constructor(answer: FailingAnswer) {
    super({
      origin: 'client',
      code: 'service_failing',
      message: `The service is failing at the moment (HTTP ${answer.status}).`,
      category: 'service',
      retryable: true,
      ...answer,
    });
  }
}

interface UnreadableAnswer {
  readonly status: number;
  readonly requestId?: string | undefined;
  readonly retryAfterMs?: number | undefined;
  /** JSON by its media type that does not parse: the end is missing, and the key brings it again. */
  readonly isCut?: boolean;
}

/** An answer came with a status below 500, but it is not what the contract describes. */
export class UnreadableAnswerError extends ClientFailure {
  constructor({ isCut = false, ...answer }: UnreadableAnswer) {
    super({
      origin: 'client',
      code: 'unreadable_answer',
      message: `The service gave an answer that Harf cannot read (HTTP ${answer.status}).`,
      category: 'service',
      // A proxy that has had too many requests says nothing about the request itself.
      retryable: isCut || answer.status === 429,
      ...answer,
    });
  }
}

interface LargeAnswer {
  readonly status: number;
  /** What was accepted, in bytes. */
  readonly limit: number;
}

/** An answer came that is longer than anything the contract describes; it was given up in the middle. */
export class AnswerTooLargeError extends ClientFailure {
  constructor({ status, limit }: LargeAnswer) {
    super({
      origin: 'client',
      code: 'answer_too_large',
      message: `The answer of the service is longer than the ${limit / MEGABYTE} MB that Harf accepts.`,
      category: 'service',
      // It would be as long again.
      retryable: false,
      status,
    });
  }
}

const MEGABYTE = 1024 * 1024;

/** The key of a request could not be written down, so the request was not sent: it could be paid for twice. */
export class LedgerError extends ClientFailure {
  constructor(cause: unknown) {
    super({
      origin: 'client',
      code: 'ledger_failed',
      message: 'Harf could not note the request in its own folder, so nothing was sent.',
      category: 'storage',
      retryable: false,
      cause,
    });
  }
}
