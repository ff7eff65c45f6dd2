import { STATUS_CODES } from 'node:http';
import * as z from 'zod';
import type { ZodOpenApiResponsesObject } from 'zod-openapi';
import { type ErrorCode, errorCodes, errorResponse, type Route, routes } from '../../contract/index.ts';

const ANYWHERE: readonly ErrorCode[] = ['host_not_allowed', 'internal_error', 'service_unavailable'];
const WITH_KEY: readonly ErrorCode[] = ['invalid_api_key', 'insufficient_scope'];
const WITH_BODY: readonly ErrorCode[] = [
  'invalid_request',
  'invalid_json',
  'request_too_large',
  'unsupported_media_type',
];
const WITH_IDEMPOTENCY_KEY: readonly ErrorCode[] = [
  'invalid_idempotency_key',
  'idempotency_conflict',
  'request_in_progress',
];
const SPEECH_QUOTA: readonly ErrorCode[] = ['basic_speech_quota_exhausted', 'premium_speech_quota_exhausted'];

/** What a route has beside what its kind has. */
const OF_ITS_OWN: ReadonlyMap<Route, readonly ErrorCode[]> = new Map<Route, readonly ErrorCode[]>([
  [routes.pinglish, ['persian_text_required']],
  [routes.speech, SPEECH_QUOTA],
  [
    routes.createSpeechJob,
    [
      ...SPEECH_QUOTA,
      'idempotency_key_required',
      'speech_jobs_unavailable',
      'speech_job_start_uncertain',
      'premium_speech_jobs_unavailable',
    ],
  ],
  [routes.speechJobEvents, ['invalid_request']],
  [routes.audio, ['audio_url_invalid', 'range_not_satisfiable']],
  [routes.audioHead, ['audio_url_invalid', 'range_not_satisfiable']],
]);

/** The failures of a route, by status, each with its codes (Errors); `HEAD` has no body. */
export function failuresOf(route: Route): ZodOpenApiResponsesObject {
  const byStatus = Object.groupBy(codesOf(route), (code) => String(errorCodes[code].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      {
        description: STATUS_CODES[status] ?? 'Failure',
        ...(route.method === 'HEAD' ? {} : { content: contentWith(codes) }),
      },
    ]),
  );
}

function codesOf(route: Route): ErrorCode[] {
  return [
    ...ANYWHERE,
    ...(route.scope === null ? [] : WITH_KEY),
    // The usage is always told (DESIGN: rate limit).
    ...(route.scope === null || route === routes.usage ? [] : (['rate_limit_exceeded'] as const)),
    ...(route.request === undefined ? [] : WITH_BODY),
    ...(route.idempotency === 'none' ? [] : WITH_IDEMPOTENCY_KEY),
    ...(route.scope === 'text' ? (['text_quota_exhausted'] as const) : []),
    ...(route.pathParameters === undefined ? [] : (['job_not_found'] as const)),
    ...(OF_ITS_OWN.get(route) ?? []),
  ];
}

function contentWith(codes: readonly ErrorCode[]) {
  const error = errorResponse.shape.error.extend({ code: z.enum(codes) });
  return { 'application/json': { schema: errorResponse.extend({ error }) } };
}
