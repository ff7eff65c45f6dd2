import { localRoutes, type Route, routes } from '../contract/index.ts';
import { checkApiKey } from './apiKey.ts';
import { checkBaseUrl } from './baseUrl.ts';
import type { CallOptions, Client, PostOptions } from './client.ts';
import { type Clock, systemClock } from './clock.ts';
import { UnreadableAnswerError } from './errors/unreadableAnswerError.ts';
import type { FetchLike } from './fetchLike.ts';
import type { JsonObject } from './jsonObject.ts';
import type { ClientLog } from './log.ts';
import { prepareRequest } from './prepareRequest.ts';
import { readAnalyseAnswer } from './reading/analyseAnswer.ts';
import { readDiacritizeAnswer } from './reading/diacritizeAnswer.ts';
import { readPinglishAnswer } from './reading/pinglishAnswer.ts';
import { readTranslateAnswer } from './reading/translateAnswer.ts';
import { readUsageAnswer } from './reading/usageAnswer.ts';
import { redactedLog } from './redact.ts';
import { shapeOf } from './shape.ts';
import { createTransport } from './transport.ts';

export interface ClientOptions {
  /** The only thing that differs between services besides address and key. */
  readonly fetch: FetchLike;
  /** As `checkBaseUrl` returns it. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly log?: ClientLog;
  readonly clock?: Clock;
}

interface Call<Result> extends CallOptions, PostOptions {
  readonly body?: unknown;
  /** Undefined if the answer cannot be read. */
  readonly read: (answer: JsonObject) => Result | undefined;
}

/** A client of the server at `baseUrl`; throws a `TypeError` for an address or a key that its check refuses. */
export function createClient(options: ClientOptions): Client {
  const call = caller(options);
  return {
    diacritize: ({ text, includeEzafe }, more) =>
      call(routes.diacritize, {
        ...more,
        body: { text, include_ezafe: includeEzafe },
        read: (answer) => readDiacritizeAnswer(answer, text),
      }),
    pinglish: ({ text, style, vowelNotation }, more) =>
      call(routes.pinglish, {
        ...more,
        body: { text, style, vowel_notation: vowelNotation },
        read: readPinglishAnswer,
      }),
    translate: ({ text }, more) =>
      call(routes.translate, { ...more, body: { text }, read: readTranslateAnswer }),
    usage: (more) => call(routes.usage, { ...more, read: readUsageAnswer }),
    analyse: ({ text }, more) =>
      call(localRoutes.analyse, { ...more, body: { text }, read: readAnalyseAnswer }),
  };
}

function caller(options: ClientOptions) {
  const { fetch, clock = systemClock } = options;
  const address = checkBaseUrl(options.baseUrl);
  if (!address.ok) throw new TypeError(address.message);
  const key = checkApiKey(options.apiKey);
  if (!key.ok) throw new TypeError(key.message);
  const { baseUrl } = address;
  const { apiKey } = key;
  const log = redactedLog(options.log, apiKey);
  const transport = createTransport({ fetch, clock, log });
  return async function call<Result>(route: Route, { body, read, ...more }: Call<Result>): Promise<Result> {
    const request = prepareRequest(route, { baseUrl, apiKey, body, idempotencyKey: more.idempotencyKey });
    const answer = await transport.json(request, more.signal);
    const result = read(answer.body);
    if (result !== undefined) return result;
    log.warn(`${route.method} ${route.path}: unreadable answer of the shape ${shapeOf(answer.body)}`);
    throw new UnreadableAnswerError(answer);
  };
}
