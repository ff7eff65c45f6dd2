import { type ErrorCode, type ErrorObject, type ErrorResponse, errorCodes } from '../../contract/index.ts';
import { actionFor, actionInJob } from './actions.ts';

interface FailureOptions {
  /** Replaces the code's own sentence about the way out. */
  readonly action?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the code's own status; only fault injection does. */
  readonly status?: number;
}

/** Thrown anywhere in the service, rendered in one place as the contract's error object (Errors). */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly options: FailureOptions;

  /** `message` names the problem in one sentence. */
  constructor(code: ErrorCode, message: string, options: FailureOptions = {}) {
    super(message);
    this.code = code;
    this.options = options;
  }
}

/** The error object of a job that ended with `failure` (Errors). */
export function jobErrorOf(failure: Failure): ErrorObject {
  return errorObject(failure, actionInJob(failure.code));
}

function errorObject({ code, message, options }: Failure, action: string): ErrorObject {
  const { category, retryable } = errorCodes[code];
  return { code, message, category, action: options.action ?? action, retryable };
}

/** The HTTP status and the body of the answer for `failure`. */
export function failureAnswer(failure: Failure, requestId: string): { status: number; body: ErrorResponse } {
  return {
    status: failure.options.status ?? errorCodes[failure.code].status ?? 500,
    body: { request_id: requestId, error: errorObject(failure, actionFor(failure.code)) },
  };
}

/** The answer for `failure`. */
export function failureResponse(failure: Failure, requestId: string): Response {
  const { status, body } = failureAnswer(failure, requestId);
  return Response.json(body, { status, headers: failure.options.headers ?? {} });
}
