import type { Clock } from './clock.ts';
import { withDeadline } from './deadline.ts';
import { isClientFailure } from './errors/clientFailure.ts';
import { ConnectionError } from './errors/connectionError.ts';
import { RedirectError } from './errors/redirectError.ts';
import { UnreadableAnswerError } from './errors/unreadableAnswerError.ts';
import { failedAnswer } from './failedAnswer.ts';
import type { FetchLike, FetchResponse } from './fetchLike.ts';
import { type JsonObject, parseJsonObject } from './jsonObject.ts';
import type { ClientLog } from './log.ts';
import type { PreparedRequest } from './prepareRequest.ts';

export interface Transport {
  /** One attempt, to the whole JSON answer within the route's deadline. */
  json(request: PreparedRequest, signal: AbortSignal | undefined): Promise<JsonAnswer>;
}

export interface JsonAnswer {
  readonly status: number;
  readonly body: JsonObject;
}

export interface TransportOptions {
  readonly fetch: FetchLike;
  readonly clock: Clock;
  readonly log: ClientLog;
}

/** Sends prepared requests; every failure is a `ClientFailure` or the reason of the caller's signal. */
export function createTransport({ fetch, clock, log }: TransportOptions): Transport {
  return {
    json: (request, signal) =>
      withDeadline({ clock, deadlineMs: request.route.deadlineMs, signal }, async (bounded) => {
        const started = clock.now();
        const response = await open(fetch, request, bounded);
        const body = parseJsonObject(await arriving(response.text(), bounded));
        const { method, path } = request.route;
        log.debug(`${method} ${path}: ${response.status} in ${Math.round(clock.now() - started)} ms`);
        if (!response.ok) throw failedAnswer(response, body);
        if (body === undefined) throw new UnreadableAnswerError({ status: response.status });
        return { status: response.status, body };
      }),
  };
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

/** `pending`, its failure told apart: the deadline, the caller's cancellation, or the connection. */
async function arriving<Result>(pending: Promise<Result>, signal: AbortSignal): Promise<Result> {
  try {
    return await pending;
  } catch (error) {
    signal.throwIfAborted();
    throw isClientFailure(error) ? error : new ConnectionError(error);
  }
}
