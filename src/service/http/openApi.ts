import { STATUS_CODES } from 'node:http';
import * as z from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import {
  type ErrorCode,
  errorCodes,
  errorResponse,
  idempotencyKey,
  isErrorCode,
  MAX_BODY_BYTES,
  type RequestKind,
  type Route,
  routes,
} from '../../contract/index.ts';

/** The OpenAPI 3.1 description of the contract (Versioning, 3), made from the route table, as JSON. */
export function openApiJson(): string {
  return JSON.stringify(
    createDocument({
      openapi: '3.1.0',
      info: {
        title: 'Persian Language API',
        version: '1',
        description: `Bodies are strict UTF-8 JSON of at most ${MAX_BODY_BYTES} bytes; unknown fields are rejected.`,
      },
      security: [{ apiKey: [] }],
      components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } } },
      paths: pathsOf(Object.entries(routes)),
    }),
  );
}

function pathsOf(table: readonly [string, Route][]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, route] of table)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(name, route) };
  return paths;
}

function operation(name: string, route: Route): ZodOpenApiOperationObject {
  return {
    operationId: name,
    summary: route.summary,
    ...(route.scope === null ? { security: [] } : {}),
    requestParams: {
      ...(route.pathParameters ? { path: route.pathParameters } : {}),
      ...(route.query ? { query: route.query } : {}),
      ...headersOf(route),
    },
    ...(route.request ? { requestBody: { required: true, content: json(route.request) } } : {}),
    responses: {
      ...answersOf(route),
      ...failuresOf(route),
    },
  };
}

function answersOf(route: Route): ZodOpenApiResponsesObject {
  const headers = route.responseHeaders ? { headers: route.responseHeaders } : {};
  const body = { content: successContent(route) };
  const answers: ZodOpenApiResponsesObject = {
    [`${route.successStatus}`]: { description: 'Success', ...headers, ...body },
  };
  for (const { status, hasBody } of route.otherAnswers ?? [])
    answers[`${status}`] = { description: STATUS_CODES[status] ?? '', ...headers, ...(hasBody ? body : {}) };
  return answers;
}

function headersOf(route: Route): { header?: z.ZodObject } {
  if (route.headers) return { header: route.headers };
  return route.idempotency === 'none' ? {} : { header: idempotencyHeader(route) };
}

function idempotencyHeader(route: Route): z.ZodObject {
  const key = route.idempotency === 'required' ? idempotencyKey : idempotencyKey.optional();
  return z.object({ 'Idempotency-Key': key });
}

function successContent({ response }: Route) {
  if ('json' in response) return json(response.json);
  if ('stream' in response) return { [response.stream]: {} };
  return Object.fromEntries(response.mediaTypes.map((type) => [type, {}]));
}

function json(schema: z.ZodType) {
  return { 'application/json': { schema } };
}

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
function failuresOf(route: Route): ZodOpenApiResponsesObject {
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
