import { STATUS_CODES } from 'node:http';
import * as z from 'zod';
import type { ZodOpenApiResponsesObject } from 'zod-openapi';
import {
  type ErrorCode,
  errorCodes,
  errorResponse,
  isErrorCode,
  type RequestKind,
  type Route,
  routes,
} from '../../contract/index.ts';

/** Which routes take the requests of each kind. */
const takes: Readonly<Record<RequestKind, (route: Route) => boolean>> = {
  any: () => true,
  withApiKey: ({ scope }) => scope !== null,
  rateLimited: ({ rateLimited }) => rateLimited,
  withBody: ({ request }) => request !== undefined,
  withIdempotencyKey: ({ idempotency }) => idempotency !== 'none',
  text: ({ meter }) => meter === 'text',
  pinglish: (route) => route === routes.pinglish,
  speech: ({ meter }) => meter === 'speech',
  createJob: (route) => route === routes.createSpeechJob,
  aboutJob: ({ pathParameters }) => pathParameters !== undefined,
  jobEvents: (route) => route === routes.speechJobEvents,
  audio: (route) => route === routes.audio || route === routes.audioHead,
};

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
  const codes = Object.keys(errorCodes).filter(isErrorCode);
  return codes.filter((code) => errorCodes[code].requests.some((kind) => takes[kind](route)));
}

function contentWith(codes: readonly ErrorCode[]) {
  const error = errorResponse.shape.error.extend({ code: z.enum(codes) });
  return { 'application/json': { schema: errorResponse.extend({ error }) } };
}
