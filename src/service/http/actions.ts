import { type ErrorCode, errorCodes } from '../../contract/index.ts';

/** The way out, for each code; job codes stand inside a job and speak of it. */
const actions: Record<ErrorCode, string> = {
  invalid_request: 'Correct the named field and send the request again.',
  invalid_json: 'Send one JSON object in UTF-8 without a byte order mark, each field once.',
  persian_text_required: 'Send text with at least one letter of the Persian script.',
  invalid_idempotency_key: 'Use 8 to 128 printable ASCII characters as the Idempotency-Key.',
  idempotency_key_required: 'Send an Idempotency-Key header of 8 to 128 printable ASCII characters.',
  request_too_large: 'Split the text at a sentence or paragraph and send one request for each part.',
  unsupported_media_type: 'Send the body as application/json in UTF-8.',
  range_not_satisfiable: 'Ask for a range within the length of the audio.',
  invalid_api_key: 'Send a valid key as Authorization: Bearer <API_KEY>.',
  insufficient_scope: 'Use a key that is allowed to use this route.',
  host_not_allowed: 'Call the service by its loopback address.',
  audio_url_invalid: 'Read the job or repeat the request to get a fresh URL.',
  text_quota_exhausted: 'Send less text, or wait for the allowance to renew.',
  basic_speech_quota_exhausted: 'Wait for the allowance to renew.',
  premium_speech_quota_exhausted: 'Use Basic, or wait for the allowance to renew.',
  not_found: 'Check the path; the routes are listed at /v1/openapi.json.',
  job_not_found: 'Check the id; a job is kept for 24 hours.',
  method_not_allowed: 'Use one of the methods in the Allow header.',
  idempotency_conflict: 'Use a new Idempotency-Key for a different request.',
  request_in_progress: 'Wait as long as Retry-After says, then send the same request with the same key.',
  rate_limit_exceeded: 'Wait as long as Retry-After says, then send the same request again.',
  internal_error: 'Report the request id; trying again is unlikely to help.',
  service_unavailable: 'Send the same request with the same key again in a moment.',
  speech_jobs_unavailable: 'Send the same request with the same key again in a moment.',
  speech_job_start_uncertain: 'Send the same request with the same key again.',
  premium_speech_jobs_unavailable: 'Use the synchronous endpoint, or a Basic job.',
  job_time_limit_exceeded: 'Create the job again with a new key and less text.',
  synthesis_failed: 'Create the job again with a new key.',
  service_interrupted: 'Create the job again with a new key.',
};

export function actionFor(code: ErrorCode): string {
  return actions[code];
}

/** The way out of a job that failed with `code`: its key would only show the failed job again. */
export function actionInJob(code: ErrorCode): string {
  const { status, retryable } = errorCodes[code];
  return status !== null && retryable ? actions.synthesis_failed : actions[code];
}
