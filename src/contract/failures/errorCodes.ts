/** What a failure is about; a client may group by it, but acts on `code` and `retryable` (Errors). */
type ErrorCategory =
  | 'validation'
  | 'authentication'
  | 'authorization'
  | 'quota'
  | 'rate_limit'
  | 'idempotency'
  | 'not_found'
  | 'service';

/** The requests that the OpenAPI description tells apart by how they may fail. */
export type RequestKind =
  | 'any'
  | 'withApiKey'
  | 'rateLimited'
  | 'withBody'
  | 'withIdempotencyKey'
  | 'text'
  | 'pinglish'
  | 'speech'
  | 'createJob'
  | 'aboutJob'
  | 'jobEvents'
  | 'audio';

/** All that the contract knows of a code; the service's answers and the OpenAPI description follow from it. */
interface ErrorDefinition {
  /** The HTTP status; `null` where the code only stands inside a failed job. */
  readonly status: number | null;
  readonly category: ErrorCategory;
  /** Whether the same request may succeed later: with the same key, or, of a failed job, with a new one. */
  readonly retryable: boolean;
  /** The way out, in a sentence for whoever writes a client; a failure that knows better says its own. */
  readonly action: string;
  /** The requests that the OpenAPI description lists it under; none where no route answers with it. */
  readonly requests: readonly RequestKind[];
}

/**
 * The closed set of codes: those of the contract (Errors) and, where it is silent, Harf's own. A new one also
 * needs its line in the editor's `failures/failureTable.ts`, which the compiler asks for.
 */
export const errorCodes = {
  invalid_request: {
    status: 400,
    category: 'validation',
    retryable: false,
    action: 'Correct the named field and send the request again.',
    requests: ['withBody', 'jobEvents'],
  },
  invalid_json: {
    status: 400,
    category: 'validation',
    retryable: false,
    action: 'Send one JSON object in UTF-8 without a byte order mark, each field once.',
    requests: ['withBody'],
  },
  persian_text_required: {
    status: 400,
    category: 'validation',
    retryable: false,
    action: 'Send text with at least one letter of the Persian script.',
    requests: ['pinglish'],
  },
  invalid_idempotency_key: {
    status: 400,
    category: 'validation',
    retryable: false,
    action: 'Use 8 to 128 printable ASCII characters as the Idempotency-Key.',
    requests: ['withIdempotencyKey'],
  },
  idempotency_key_required: {
    status: 400,
    category: 'validation',
    retryable: false,
    action: 'Send an Idempotency-Key header of 8 to 128 printable ASCII characters.',
    requests: ['createJob'],
  },
  request_too_large: {
    status: 413,
    category: 'validation',
    retryable: false,
    action: 'Split the text at a sentence or paragraph and send one request for each part.',
    requests: ['withBody'],
  },
  unsupported_media_type: {
    status: 415,
    category: 'validation',
    retryable: false,
    action: 'Send the body as application/json in UTF-8.',
    requests: ['withBody'],
  },
  range_not_satisfiable: {
    status: 416,
    category: 'validation',
    retryable: false,
    action: 'Ask for a range within the length of the audio.',
    requests: ['audio'],
  },
  invalid_api_key: {
    status: 401,
    category: 'authentication',
    retryable: false,
    action: 'Send a valid key as Authorization: Bearer <API_KEY>.',
    requests: ['withApiKey'],
  },
  insufficient_scope: {
    status: 403,
    category: 'authorization',
    retryable: false,
    action: 'Use a key that is allowed to use this route.',
    requests: ['withApiKey'],
  },
  access_ended: {
    status: 403,
    category: 'authorization',
    retryable: false,
    action: 'Resume the plan, or use a key of a plan that goes on.',
    requests: ['text', 'speech'],
  },
  host_not_allowed: {
    status: 403,
    category: 'authorization',
    retryable: false,
    action: 'Call the service by its loopback address.',
    requests: ['any'],
  },
  audio_url_invalid: {
    status: 403,
    category: 'authorization',
    retryable: false,
    action: 'Read the job or repeat the request to get a fresh URL.',
    requests: ['audio'],
  },
  text_quota_exhausted: {
    status: 402,
    category: 'quota',
    retryable: false,
    action: 'Send less text, or wait for the allowance to renew.',
    requests: ['text'],
  },
  basic_speech_quota_exhausted: {
    status: 402,
    category: 'quota',
    retryable: false,
    action: 'Wait for the allowance to renew.',
    requests: ['speech'],
  },
  premium_speech_quota_exhausted: {
    status: 402,
    category: 'quota',
    retryable: false,
    action: 'Use Basic, or wait for the allowance to renew.',
    requests: ['speech'],
  },
  not_found: {
    status: 404,
    category: 'not_found',
    retryable: false,
    action: 'Check the path; the routes are listed at /v1/openapi.json.',
    requests: [],
  },
  job_not_found: {
    status: 404,
    category: 'not_found',
    retryable: false,
    action: 'Check the id; a job is kept for 24 hours.',
    requests: ['aboutJob'],
  },
  method_not_allowed: {
    status: 405,
    category: 'not_found',
    retryable: false,
    action: 'Use one of the methods in the Allow header.',
    requests: [],
  },
  idempotency_conflict: {
    status: 409,
    category: 'idempotency',
    retryable: false,
    action: 'Use a new Idempotency-Key for a different request.',
    requests: ['withIdempotencyKey'],
  },
  request_in_progress: {
    status: 409,
    category: 'idempotency',
    retryable: true,
    action: 'Wait as long as Retry-After says, then send the same request with the same key.',
    requests: ['withIdempotencyKey'],
  },
  rate_limit_exceeded: {
    status: 429,
    category: 'rate_limit',
    retryable: true,
    action: 'Wait as long as Retry-After says, then send the same request again.',
    requests: ['rateLimited'],
  },
  internal_error: {
    status: 500,
    category: 'service',
    retryable: false,
    action: 'Report the request id; trying again is unlikely to help.',
    requests: ['any'],
  },
  service_unavailable: {
    status: 503,
    category: 'service',
    retryable: true,
    action: 'Send the same request with the same key again in a moment.',
    requests: ['any'],
  },
  speech_jobs_unavailable: {
    status: 503,
    category: 'service',
    retryable: true,
    action: 'Send the same request with the same key again in a moment.',
    requests: ['createJob'],
  },
  speech_job_start_uncertain: {
    status: 503,
    category: 'service',
    retryable: true,
    action: 'Send the same request with the same key again.',
    requests: ['createJob'],
  },
  premium_speech_jobs_unavailable: {
    status: 503,
    category: 'service',
    retryable: false,
    action: 'Use the synchronous endpoint, or a Basic job.',
    requests: ['createJob'],
  },
  job_time_limit_exceeded: {
    status: null,
    category: 'service',
    retryable: true,
    action: 'Create the job again with a new key and less text.',
    requests: [],
  },
  synthesis_failed: {
    status: null,
    category: 'service',
    retryable: true,
    action: 'Create the job again with a new key.',
    requests: [],
  },
  service_interrupted: {
    status: null,
    category: 'service',
    retryable: true,
    action: 'Create the job again with a new key.',
    requests: [],
  },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof errorCodes;

/** Whether `code` is one of the closed set; another server may send codes that Harf does not know. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCodes, code);
}
