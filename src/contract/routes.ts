import { SPEECH_DEADLINE_MS, TEXT_DEADLINE_MS } from './limits.ts';
import type { Route } from './route.ts';
import {
  audioHeaders,
  audioQuery,
  audioResponseHeaders,
  jobEventsHeaders,
  jobEventsQuery,
  jobPathParameters,
  speechJob,
  speechRequest,
  speechResponse,
} from './speech.ts';
import {
  diacritizeRequest,
  diacritizeResponse,
  pinglishRequest,
  pinglishResponse,
  translateRequest,
  translateResponse,
} from './text.ts';
import { usageResponse } from './usage.ts';

const text = {
  method: 'POST',
  scope: 'text',
  rateLimited: true,
  meter: 'text',
  idempotency: 'optional',
  successStatus: 200,
  deadlineMs: TEXT_DEADLINE_MS,
} as const;

/** Reading a job, and cancelling it, is safe to repeat without a key (Speech job status, 2 and 3). */
const existingJob = {
  method: 'GET',
  scope: 'speech',
  rateLimited: true,
  meter: null,
  idempotency: 'none',
  pathParameters: jobPathParameters,
  successStatus: 200,
  deadlineMs: TEXT_DEADLINE_MS,
} as const;

const audio = {
  path: '/v1/developer/audio',
  scope: null,
  rateLimited: false,
  meter: null,
  idempotency: 'none',
  query: audioQuery,
  headers: audioHeaders,
  successStatus: 200,
  responseHeaders: audioResponseHeaders,
  deadlineMs: SPEECH_DEADLINE_MS,
} as const;

/** Every route of the contract (Endpoints), for the client, the service and the OpenAPI description. */
export const routes = {
  diacritize: {
    ...text,
    path: '/v1/diacritize',
    summary: 'Add diacritics to Persian text in context',
    request: diacritizeRequest,
    response: { json: diacritizeResponse },
  },
  pinglish: {
    ...text,
    path: '/v1/pinglish',
    summary: 'Transliterate Persian text, aligned word by word with its source',
    request: pinglishRequest,
    response: { json: pinglishResponse },
  },
  translate: {
    ...text,
    path: '/v1/translate',
    summary: 'Translate Persian text to English',
    request: translateRequest,
    response: { json: translateResponse },
  },
  usage: {
    method: 'GET',
    path: '/v1/usage',
    summary: 'Report plan, billing period, meters and the shared request limit',
    scope: 'usage',
    // Whoever has used up the limit can still ask how much that is.
    rateLimited: false,
    meter: null,
    idempotency: 'none',
    successStatus: 200,
    response: { json: usageResponse },
    deadlineMs: TEXT_DEADLINE_MS,
  },
  speech: {
    method: 'POST',
    path: '/v1/speech',
    summary: 'Synthesise speech and wait for it',
    scope: 'speech',
    rateLimited: true,
    meter: 'speech',
    idempotency: 'optional',
    request: speechRequest,
    successStatus: 200,
    response: { json: speechResponse },
    deadlineMs: SPEECH_DEADLINE_MS,
  },
  createSpeechJob: {
    method: 'POST',
    path: '/v1/speech/jobs',
    summary: 'Queue a speech job',
    scope: 'speech',
    rateLimited: true,
    meter: 'speech',
    idempotency: 'required',
    request: speechRequest,
    successStatus: 202,
    response: { json: speechJob },
    deadlineMs: TEXT_DEADLINE_MS,
  },
  speechJob: {
    ...existingJob,
    path: '/v1/speech/jobs/{id}',
    summary: 'Read a speech job',
    response: { json: speechJob },
  },
  speechJobEvents: {
    ...existingJob,
    path: '/v1/speech/jobs/{id}/events',
    summary: 'Follow a speech job as server-sent events',
    query: jobEventsQuery,
    headers: jobEventsHeaders,
    response: { stream: 'text/event-stream' },
    deadlineMs: null,
  },
  cancelSpeechJob: {
    ...existingJob,
    method: 'POST',
    path: '/v1/speech/jobs/{id}/cancel',
    summary: 'Cancel a speech job; safe to repeat',
    response: { json: speechJob },
  },
  audio: {
    ...audio,
    method: 'GET',
    summary: 'Download finished audio by its signed URL',
    response: { mediaTypes: ['audio/wav', 'audio/mpeg'] },
    otherAnswers: [
      { status: 206, hasBody: true },
      { status: 304, hasBody: false },
    ],
  },
  audioHead: {
    ...audio,
    method: 'HEAD',
    summary: 'Describe finished audio by its signed URL',
    response: { mediaTypes: [] },
    otherAnswers: [{ status: 304, hasBody: false }],
  },
} as const satisfies Record<string, Route>;
