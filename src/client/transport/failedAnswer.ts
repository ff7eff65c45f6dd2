import { errorCodes, isErrorCode } from '../../contract/index.ts';
import { asJsonObject, type JsonObject } from '../decode/jsonObject.ts';
import { ApiError } from '../errors/apiError.ts';
import type { ClientFailure } from '../errors/clientFailure.ts';
import { parseRetryAfter } from '../errors/retryAfter.ts';
import { ServiceFailingError } from '../errors/serviceFailingError.ts';
import { UnreadableAnswerError } from '../errors/unreadableAnswerError.ts';
import type { FetchResponse } from './fetch/fetchLike.ts';

/** The error of an answer outside 2xx: the contract's error object, decoded tolerantly (Errors). */
export function failedAnswer(
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
