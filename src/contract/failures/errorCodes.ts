/** What a failure is about; a client may group by it, but acts on `code` and `retryable` (Errors). */
export type ErrorCategory =
  | 'validation'
  | 'authentication'
  | 'authorization'
  | 'quota'
  | 'rate_limit'
  | 'idempotency'
  | 'not_found'
  | 'service';

/** `status` is the HTTP status; `null` where the code only stands inside a failed job. */
export interface ErrorDefinition {
  readonly status: number | null;
  readonly category: ErrorCategory;
  readonly retryable: boolean;
}

/** The closed set of codes: those of the contract (Errors) and, where it is silent, Harf's own. */
export const errorCodes = {
  invalid_request: { status: 400, category: 'validation', retryable: false },
  invalid_json: { status: 400, category: 'validation', retryable: false },
  persian_text_required: { status: 400, category: 'validation', retryable: false },
  invalid_idempotency_key: { status: 400, category: 'validation', retryable: false },
  idempotency_key_required: { status: 400, category: 'validation', retryable: false },
  request_too_large: { status: 413, category: 'validation', retryable: false },
  unsupported_media_type: { status: 415, category: 'validation', retryable: false },
  range_not_satisfiable: { status: 416, category: 'validation', retryable: false },
  invalid_api_key: { status: 401, category: 'authentication', retryable: false },
  insufficient_scope: { status: 403, category: 'authorization', retryable: false },
  host_not_allowed: { status: 403, category: 'authorization', retryable: false },
  audio_url_invalid: { status: 403, category: 'authorization', retryable: false },
  text_quota_exhausted: { status: 402, category: 'quota', retryable: false },
  basic_speech_quota_exhausted: { status: 402, category: 'quota', retryable: false },
  premium_speech_quota_exhausted: { status: 402, category: 'quota', retryable: false },
  not_found: { status: 404, category: 'not_found', retryable: false },
  job_not_found: { status: 404, category: 'not_found', retryable: false },
  method_not_allowed: { status: 405, category: 'not_found', retryable: false },
  idempotency_conflict: { status: 409, category: 'idempotency', retryable: false },
  request_in_progress: { status: 409, category: 'idempotency', retryable: true },
  rate_limit_exceeded: { status: 429, category: 'rate_limit', retryable: true },
  internal_error: { status: 500, category: 'service', retryable: false },
  service_unavailable: { status: 503, category: 'service', retryable: true },
  speech_jobs_unavailable: { status: 503, category: 'service', retryable: true },
  speech_job_start_uncertain: { status: 503, category: 'service', retryable: true },
  premium_speech_jobs_unavailable: { status: 503, category: 'service', retryable: false },
  job_time_limit_exceeded: { status: null, category: 'service', retryable: true },
  synthesis_failed: { status: null, category: 'service', retryable: true },
  service_interrupted: { status: null, category: 'service', retryable: true },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof errorCodes;

/** Whether `code` is one of the closed set; another server may send codes that Harf does not know. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCodes, code);
}
