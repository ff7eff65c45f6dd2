import { type ErrorCode, type ErrorObject, type ErrorResponse, errorCodes } from '../../contract/index.ts';
import { type StorageProblem, storageProblemOf } from '../store/storageProblem.ts';

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
  const { status, retryable, action } = errorCodes[failure.code];
  // What would be right for a request, the same key again, would only show the failed job again.
  const isAboutRequest = status !== null && retryable;
  return errorObject(failure, isAboutRequest ? errorCodes.synthesis_failed.action : action);
}

/** The HTTP status and the body of the answer for `failure`. */
export function failureAnswer(failure: Failure, requestId: string): { status: number; body: ErrorResponse } {
  const { status, action } = errorCodes[failure.code];
  return {
    status: failure.options.status ?? status ?? 500,
    body: { request_id: requestId, error: errorObject(failure, action) },
  };
}

/** The answer for `failure`. */
export function failureResponse(failure: Failure, requestId: string): Response {
  const { status, body } = failureAnswer(failure, requestId);
  return Response.json(body, { status, headers: failure.options.headers ?? {} });
}

function errorObject({ code, message, options }: Failure, action: string): ErrorObject {
  const { category, retryable } = errorCodes[code];
  return { code, message, category, action: options.action ?? action, retryable };
}

interface Explanation {
  readonly message: string;
  readonly action: string;
}

const RETRY = 'send the same request with the same key again';

const explanations: Readonly<Record<StorageProblem, Explanation>> = {
  full: {
    message: 'The disk is full: nothing can be stored.',
    action: `Free some space on the disk, then ${RETRY}.`,
  },
  unwritable: {
    message: 'The folder of the data cannot be written.',
    action: `Check its permissions and its disk, then ${RETRY}.`,
  },
  busy: {
    message: 'The store is busy.',
    action: 'Send the same request with the same key again in a moment.',
  },
  damaged: {
    message: 'The store is damaged and is set aside.',
    action: 'Send the same request with the same key again.',
  },
  newer: {
    message: 'The store was written by a newer version of Harf.',
    action: 'Use that version, or move the store away.',
  },
};

const RETRY_AFTER_SECONDS = '1';

/** The failure `code`, with a message and a way out for what is wrong with the store or its disk. */
export function storageFailure(problem: StorageProblem, code: ErrorCode): Failure {
  const { message, action } = explanations[problem];
  return new Failure(code, message, { action, headers: { 'retry-after': RETRY_AFTER_SECONDS } });
}

/** The failure of a job whose disk is full or cannot be written; its key would only show the failed job again. */
export function diskFailureOfJob(error: unknown): Failure | undefined {
  const problem = storageProblemOf(error);
  if (problem !== 'full' && problem !== 'unwritable') return undefined;
  const { message, action } = explanations[problem];
  return new Failure('synthesis_failed', message, {
    action: action.replace(RETRY, 'create the job again with a new key'),
  });
}
