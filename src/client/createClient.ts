import type * as z from 'zod';
import { type FromWire, fromWire, localRoutes, type Route, routes, toWire } from '../contract/index.ts';
import { createSpeechClient, type SpeechClient } from './speech/speechClient.ts';
import { createTextClient, type TextClient } from './text/textClient.ts';
import type { CallOptions } from './transport/callOptions.ts';
import {
  type ClientDependencies,
  type ClientOptions,
  decodeObject,
  HttpClient,
} from './transport/httpClient.ts';
import { decodeUsageAnswer, type UsageResult } from './usage/usageAnswer.ts';

/**
 * The Persian Language API v1, whichever server stands behind it. Every method rejects with a
 * `ClientFailure`, or with the reason of the caller's signal.
 */
export interface Client extends TextClient, SpeechClient, LocalClient {
  /** `GET /v1/usage`: reads only, charges nothing. */
  usage(options?: CallOptions): Promise<UsageResult>;
}

/** The routes under `/x`, which only the local service has; another server answers `not_found`. */
type LocalClient = ReturnType<typeof createLocalClient>;

/** A client of the server at `baseUrl`; throws a `TypeError` for an address or a key that its check refuses. */
export function createClient(options: ClientOptions & ClientDependencies): Client {
  const http = new HttpClient(options);
  return {
    ...createTextClient(http, options.knowsObjects),
    ...createSpeechClient(http),
    ...createLocalClient(http),
    usage: (callOptions) =>
      http.request(routes.usage, { ...callOptions, decode: decodeObject(decodeUsageAnswer) }),
  };
}

function createLocalClient(http: HttpClient) {
  return {
    analyse: localCall(http, localRoutes.analyse),
    align: localCall(http, localRoutes.align),
    fromPinglish: localCall(http, localRoutes.fromPinglish),
    toWritten: localCall(http, localRoutes.toWritten),
    proofread: localCall(http, localRoutes.proofread),
    pinWords: localCall(http, localRoutes.pinWords),
  };
}

/** A row of the route table, by what is written as its request and read as its answer. */
type LocalRoute<Request, Answer> = Route & {
  readonly request: z.ZodType<unknown, Request>;
  readonly response: { readonly json: z.ZodType<Answer> };
};

/** The method that sends a request of `route` and gives its answer, both with the names of code. */
function localCall<Request, Answer>(http: HttpClient, route: LocalRoute<Request, Answer>) {
  return (request: FromWire<Request>, options?: CallOptions): Promise<FromWire<Answer>> =>
    http.request(route, {
      ...options,
      body: toWire<Request>(request),
      decode(answer) {
        const { data, success } = route.response.json.safeParse(answer);
        return success ? fromWire(data) : undefined;
      },
    });
}
