/** The API client. Imports `contract/` and `text/` only; whichever server it talks to, it does the same. */
export { type ApiKeyCheck, checkApiKey } from './apiKey.ts';
export { type BaseUrlCheck, checkBaseUrl } from './baseUrl.ts';
export type { CallOptions, Client, PostOptions } from './client.ts';
export { type Clock, systemClock } from './clock.ts';
export { type ClientOptions, createClient } from './createClient.ts';
export { ApiError, isApiError } from './errors/apiError.ts';
export { type ClientErrorCode, ClientFailure, isClientFailure } from './errors/clientFailure.ts';
export { ConnectionError, isConnectionError } from './errors/connectionError.ts';
export { isRedirectError, RedirectError } from './errors/redirectError.ts';
export { isTimeoutError, TimeoutError } from './errors/timeoutError.ts';
export { isUnreadableAnswerError, UnreadableAnswerError } from './errors/unreadableAnswerError.ts';
export type { FetchInit, FetchLike, FetchResponse } from './fetchLike.ts';
export type { ClientLog } from './log.ts';
export { encodeBody, measureCodePoints, measureJsonBytes } from './measure.ts';
export { redact } from './redact.ts';
export type * from './results.ts';
export { type SocketFetch, socketFetch } from './socketFetch.ts';
