import type { Route } from '../../contract/index.ts';
import { type Clock, systemClock } from '../../platform/clock.ts';
import { asJsonObject, type JsonObject, shapeOf } from '../decode/jsonObject.ts';
import { UnreadableAnswerError } from '../errors/clientFailure.ts';
import { withKey } from '../ledger/withKey.ts';
import { type ClientLog, redactedLog, withoutKey } from '../log.ts';
import type { KeyedCallOptions } from './callOptions.ts';
import type { FetchLike } from './fetch/fetchLike.ts';
import { checkApiKey } from './request/apiKey.ts';
import { checkBaseUrl } from './request/baseUrl.ts';
import { encodeBody, type PreparedRequest, prepareRequest } from './request/prepareRequest.ts';
import { MAX_ATTEMPTS, withRetries } from './retries.ts';
import { withDeadline } from './timeLimits.ts';
import { type JsonAnswer, Transport } from './transport.ts';

/** Which server a client talks to. */
export interface ClientOptions {
  /** As `checkBaseUrl` returns it. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Whether it knows object characters; else it is given words in their place. */
  readonly knowsObjects?: boolean;
  /** How often a request is sent before it is given up; five times if it is left out (Errors). */
  readonly attempts?: number;
}

/** What a client works with; tests replace time and chance. */
export interface ClientDependencies {
  /** How requests reach the server. */
  readonly fetch: FetchLike;
  readonly log?: ClientLog;
  readonly clock?: Clock;
  /** From 0 to below 1, for jitter. */
  readonly random?: () => number;
}

interface RouteRequest<Result> extends KeyedCallOptions {
  readonly body?: unknown;
  /** Of the path. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Decodes an answer, which may be any JSON; undefined if it is not one of this route. */
  readonly decode: (answer: unknown) => Result | undefined;
}

/** What all requests of a client have in common, checked and with its defaults. */
export class HttpClient {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly clock: Clock;
  readonly random: () => number;
  readonly log: ClientLog;
  readonly transport: Transport;
  readonly #attempts: number;

  /** Throws a `TypeError` for an address or a key that its check refuses. */
  constructor(options: ClientOptions & ClientDependencies) {
    const { fetch, clock = systemClock, random = Math.random, attempts = MAX_ATTEMPTS } = options;
    const address = checkBaseUrl(options.baseUrl);
    if (!address.ok) throw new TypeError(`The base address cannot be used: ${address.problem}.`);
    const key = checkApiKey(options.apiKey);
    if (!key.ok) throw new TypeError(key.message);
    const { apiKey } = key;
    const log = redactedLog(options.log, apiKey);
    this.baseUrl = address.baseUrl;
    this.apiKey = apiKey;
    this.clock = clock;
    this.random = random;
    this.log = log;
    this.transport = new Transport({ fetch, clock, log, apiKey });
    this.#attempts = attempts;
  }

  /** Sends a request of `route` until it is answered or given up, within the deadline of the route. */
  async request<Result>(route: Route, request: RouteRequest<Result>): Promise<Result> {
    const { baseUrl, apiKey } = this;
    const body = request.body === undefined ? undefined : encodeBody(request.body);
    const { parameters = {} } = request;
    const prepare = (idempotencyKey: string | undefined) =>
      prepareRequest(route, { baseUrl, apiKey, body, parameters, idempotencyKey });
    if (request.keys === undefined || request.idempotencyKey !== undefined || body === undefined)
      return this.#answered(prepare(request.idempotencyKey), request);
    request.signal?.throwIfAborted();
    const { origin } = new URL(baseUrl);
    const key = await request.keys.open({ route: `${route.method} ${route.path}`, origin, apiKey, body });
    return withKey(key, () => this.#answered(prepare(key.idempotencyKey), request));
  }

  async #answered<Result>(prepared: PreparedRequest, request: RouteRequest<Result>): Promise<Result> {
    const answer = await this.#repeatedly(prepared, request);
    const result = request.decode(answer.body);
    if (result !== undefined) return result;
    const { method, path } = prepared.route;
    this.log.warn(`${method} ${path}: unreadable answer of the shape ${shapeOf(answer.body)}`);
    const id = requestIdOf(answer);
    const requestId = id && withoutKey(id, this.apiKey);
    throw new UnreadableAnswerError({ status: answer.status, requestId });
  }

  /** All attempts and waits together stay within the deadline of the route. */
  #repeatedly(
    prepared: PreparedRequest,
    { signal, onProgress }: Pick<KeyedCallOptions, 'signal' | 'onProgress'>,
  ): Promise<JsonAnswer> {
    const { clock, transport } = this;
    const attempts = this.#attempts;
    const { deadlineMs } = prepared.route;
    const deadlineAt = deadlineMs === null ? Number.POSITIVE_INFINITY : clock.now() + deadlineMs;
    return withDeadline(clock, { deadlineMs, signal }, (bounded) =>
      withRetries(this, { attempts, deadlineAt, signal: bounded, onProgress }, () =>
        transport.json(prepared, bounded),
      ),
    );
  }
}

function requestIdOf({ body }: JsonAnswer): string | undefined {
  const id = asJsonObject(body)?.['request_id'];
  return typeof id === 'string' ? id : undefined;
}

/** A decoder of any JSON, from one of objects: undefined for what is no object. */
export function decodeObject<Result>(decode: (answer: JsonObject) => Result | undefined) {
  return (answer: unknown): Result | undefined => {
    const object = asJsonObject(answer);
    return object && decode(object);
  };
}
