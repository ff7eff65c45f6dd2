import { errorCodes, isErrorCode } from '../../contract/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { asJsonObject, type JsonObject, parseJson, parseJsonObject } from '../decode/jsonObject.ts';
import {
  ApiError,
  type ClientFailure,
  ConnectionError,
  isClientFailure,
  RedirectError,
  ServiceFailingError,
  UnreadableAnswerError,
} from '../errors/clientFailure.ts';
import { parseRetryAfter } from '../errors/retryAfter.ts';
import { type ClientLog, withoutKey } from '../log.ts';
import { type FetchLike, type FetchResponse, readText } from './fetch/fetchLike.ts';
import type { PreparedRequest } from './request/prepareRequest.ts';

export interface JsonAnswer {
  readonly status: number;
  /** Any JSON. */
  readonly body: unknown;
}

interface TransportDependencies {
  readonly fetch: FetchLike;
  readonly clock: Clock;
  readonly log: ClientLog;
  /** Taken out of what failures repeat. */
  readonly apiKey: string;
}

/** Sends prepared requests; every failure is a `ClientFailure` or the reason of the signal. */
export class Transport {
  readonly #dependencies: TransportDependencies;

  constructor(dependencies: TransportDependencies) {
    this.#dependencies = dependencies;
  }

  /** One attempt, to the whole JSON answer. */
  async json(request: PreparedRequest, signal: AbortSignal): Promise<JsonAnswer> {
    const { clock, fetch } = this.#dependencies;
    const started = clock.now();
    const response = await open(fetch, request, signal);
    const text = await arriving(readText(response), signal);
    this.#log(request, response, started);
    if (!response.ok) throw this.#failureOf(response, text);
    const body = parseJson(text);
    if (body === undefined)
      throw new UnreadableAnswerError({ status: response.status, isCut: claimsJson(response) });
    return { status: response.status, body };
  }

  /** One attempt, to the head of a successful answer; its body is still to be read. */
  async open(request: PreparedRequest, signal: AbortSignal): Promise<FetchResponse> {
    const { clock, fetch } = this.#dependencies;
    const started = clock.now();
    const response = await open(fetch, request, signal);
    this.#log(request, response, started);
    if (response.ok) return response;
    throw this.#failureOf(response, await arriving(readText(response), signal));
  }

  #log({ route: { method, path } }: PreparedRequest, { status }: FetchResponse, started: number): void {
    const { clock, log } = this.#dependencies;
    log.debug(`${method} ${path}: ${status} in ${Math.round(clock.now() - started)} ms`);
  }

  #failureOf(response: FetchResponse, text: string): ClientFailure {
    const { apiKey, clock } = this.#dependencies;
    return failedAnswer(response, parseJsonObject(withoutKey(text, apiKey)), clock.unixNow());
  }
}

function claimsJson({ headers }: FetchResponse): boolean {
  return /^application\/json\b/i.test(headers.get('content-type') ?? '');
}

/** One attempt, to the head of the answer. */
async function open(fetch: FetchLike, request: PreparedRequest, signal: AbortSignal): Promise<FetchResponse> {
  const { url, headers, body, route } = request;
  const init = { method: route.method, headers, redirect: 'manual', signal } as const;
  const response = await arriving(fetch(url, body === undefined ? init : { ...init, body }), signal);
  if (!isRedirect(response)) return response;
  await response.body?.cancel();
  throw new RedirectError(response.status);
}

/** Browsers hide a redirect behind an opaque answer, Node shows it. */
function isRedirect(response: FetchResponse): boolean {
  return response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400);
}

/** `pending`, its failure told apart: the signal's reason (cancellation, deadline), or the connection. */
async function arriving<Result>(pending: Promise<Result>, signal: AbortSignal): Promise<Result> {
  try {
    return await pending;
  } catch (error) {
    signal.throwIfAborted();
    throw isClientFailure(error) ? error : new ConnectionError(error);
  }
}

/** The error of an answer outside 2xx: the contract's error object, decoded tolerantly (Errors). */
function failedAnswer(
  { status, headers }: Pick<FetchResponse, 'status' | 'headers'>,
  body: JsonObject | undefined,
  unixNowMs: number,
): ClientFailure {
  const answer = {
    status,
    requestId: stringOf(body?.['request_id']),
    retryAfterMs: parseRetryAfter(headers.get('retry-after'), { date: headers.get('date'), unixNowMs }),
  };
  const error = asJsonObject(body?.['error']);
  const code = stringOf(error?.['code']);
  if (error === undefined || code === undefined)
    return status >= 500 ? new ServiceFailingError(answer) : new UnreadableAnswerError(answer);
  const known = isErrorCode(code) ? errorCodes[code] : undefined;
  return new ApiError({
    ...answer,
    code,
    message: stringOf(error['message']) ?? `The service refused the request (${code}).`,
    category: stringOf(error['category']) ?? known?.category ?? 'service',
    action: stringOf(error['action']) ?? '',
    retryable: booleanOf(error['retryable']) ?? known?.retryable ?? false,
  });
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function booleanOf(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}
