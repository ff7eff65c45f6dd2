import type { Route } from '../../contract/index.ts';
import { type Clock, systemClock } from '../clock.ts';
import { asJsonObject, type JsonObject } from '../decode/jsonObject.ts';
import { encodeBody } from '../decode/measure.ts';
import { shapeOf } from '../decode/shape.ts';
import { UnreadableAnswerError } from '../errors/unreadableAnswerError.ts';
import { withKey } from '../ledger/withKey.ts';
import type { ClientLog } from '../log.ts';
import { checkApiKey } from './apiKey.ts';
import { checkBaseUrl } from './baseUrl.ts';
import type { PostOptions } from './callOptions.ts';
import { withDeadline } from './deadline.ts';
import type { FetchLike } from './fetchLike.ts';
import { type PreparedRequest, prepareRequest } from './prepareRequest.ts';
import { redactedLog, withoutKey } from './redact.ts';
import { MAX_ATTEMPTS } from './retry/retryDecision.ts';
import { withRetries } from './retry/withRetries.ts';
import { createTransport, type JsonAnswer, type Transport } from './transport.ts';

export interface ClientOptions {
  /** The only thing that differs between services besides address and key. */
  readonly fetch: FetchLike;
  /** As `checkBaseUrl` returns it. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly log?: ClientLog;
  readonly clock?: Clock;
  /** From 0 to below 1, for jitter. */
  readonly random?: () => number;
  /** How often a request is sent before it is given up; five times if it is left out. */
  readonly attempts?: number;
}

/** What every call of one client has in common, checked and with its defaults. */
export interface Caller {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly clock: Clock;
  readonly random: () => number;
  readonly log: ClientLog;
  readonly fetch: FetchLike;
  readonly transport: Transport;
  /** Sends the request of `route` until it is answered or given up. */
  call<Result>(route: Route, call: Call<Result>): Promise<Result>;
}

export interface Call<Result> extends PostOptions {
  readonly body?: unknown;
  readonly parameters?: Readonly<Record<string, string>>;
  /** Undefined if the answer, any JSON, cannot be read. */
  readonly read: (answer: unknown) => Result | undefined;
}

/** Throws a `TypeError` for an address or a key that its check refuses. */
export function createCaller(options: ClientOptions): Caller {
  const { fetch, clock = systemClock, random = Math.random, attempts = MAX_ATTEMPTS } = options;
  const address = checkBaseUrl(options.baseUrl);
  if (!address.ok) throw new TypeError(`The base address cannot be used: ${address.problem}.`);
  const key = checkApiKey(options.apiKey);
  if (!key.ok) throw new TypeError(key.message);
  const log = redactedLog(options.log, key.apiKey);
  const transport = createTransport({ fetch, clock, log, apiKey: key.apiKey });
  const shared = { baseUrl: address.baseUrl, apiKey: key.apiKey, clock, random, log, fetch, transport };
  return { ...shared, call: (route, call) => send({ ...shared, attempts }, route, call) };
}

type Sender = Omit<Caller, 'call'> & { readonly attempts: number };

async function send<Result>(sender: Sender, route: Route, call: Call<Result>): Promise<Result> {
  const { baseUrl, apiKey } = sender;
  const body = call.body === undefined ? undefined : encodeBody(call.body);
  const { parameters = {} } = call;
  const prepare = (idempotencyKey: string | undefined) =>
    prepareRequest(route, { baseUrl, apiKey, body, parameters, idempotencyKey });
  if (call.keys === undefined || call.idempotencyKey !== undefined || body === undefined)
    return answered(sender, prepare(call.idempotencyKey), call);
  call.signal?.throwIfAborted();
  const { origin } = new URL(baseUrl);
  const key = await call.keys.open({ route: `${route.method} ${route.path}`, origin, apiKey, body });
  return withKey(key, () => answered(sender, prepare(key.idempotencyKey), call));
}

async function answered<Result>(
  sender: Sender,
  request: PreparedRequest,
  call: Call<Result>,
): Promise<Result> {
  const answer = await repeatedly(sender, request, call);
  const result = call.read(answer.body);
  if (result !== undefined) return result;
  const { method, path } = request.route;
  sender.log.warn(`${method} ${path}: unreadable answer of the shape ${shapeOf(answer.body)}`);
  const id = requestIdOf(answer);
  const requestId = id && withoutKey(id, sender.apiKey);
  throw new UnreadableAnswerError({ status: answer.status, requestId });
}

function requestIdOf({ body }: JsonAnswer): string | undefined {
  const id = asJsonObject(body)?.['request_id'];
  return typeof id === 'string' ? id : undefined;
}

/** All attempts and waits together stay within the deadline of the route. */
function repeatedly(
  sender: Sender,
  request: PreparedRequest,
  { signal, onProgress }: Pick<PostOptions, 'signal' | 'onProgress'>,
): Promise<JsonAnswer> {
  const { clock, transport } = sender;
  const { deadlineMs } = request.route;
  const deadlineAt = deadlineMs === null ? Number.POSITIVE_INFINITY : clock.now() + deadlineMs;
  return withDeadline({ clock, deadlineMs, signal }, (bounded) =>
    withRetries({ ...sender, repeatable: request.repeatable, deadlineAt, signal: bounded, onProgress }, () =>
      transport.json(request, bounded),
    ),
  );
}

/** Reads an answer that must be an object. */
export function objectWith<Result>(read: (answer: JsonObject) => Result | undefined) {
  return (answer: unknown): Result | undefined => {
    const object = asJsonObject(answer);
    return object && read(object);
  };
}
