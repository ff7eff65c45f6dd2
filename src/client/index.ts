/** The API client. Imports `contract/` and `text/` only; whichever server it talks to, it does the same. */

export type { Client } from './client.ts';
export { type Clock, systemClock } from './clock.ts';
export { createClient } from './createClient.ts';
export type { UsageCounter, UsagePeriod } from './decode/counter.ts';
export { encodeBody, measureCodePoints, measureJsonBytes } from './decode/measure.ts';
export type * from './decode/results.ts';
export type * from './decode/speechResults.ts';
export { AnswerTooLargeError, isAnswerTooLargeError } from './errors/answerTooLargeError.ts';
export { ApiError, isApiError } from './errors/apiError.ts';
export { asksForDays, type ClientErrorCode, ClientFailure, isClientFailure } from './errors/clientFailure.ts';
export { ConnectionError, isConnectionError } from './errors/connectionError.ts';
export { isLedgerError, LedgerError } from './errors/ledgerError.ts';
export { isRedirectError, RedirectError } from './errors/redirectError.ts';
export { isTimeoutError, TimeoutError } from './errors/timeoutError.ts';
export { isUnreadableAnswerError, UnreadableAnswerError } from './errors/unreadableAnswerError.ts';
export { createFileLedger, type FileLedgerOptions } from './ledger/fileLedger.ts';
export type { CommandKeys, KeyedRequest, Ledger, RequestKey } from './ledger/ledger.ts';
export { createMemoryKeys } from './ledger/memoryKeys.ts';
export type { ClientLog } from './log.ts';
export type { AudioSink, DownloadedAudio, DownloadOptions } from './speech/audio/downloadOptions.ts';
export type { FollowOptions, JobPlace } from './speech/jobs/followOptions.ts';
export type { JobEvent } from './speech/jobs/jobEvent.ts';
export { jobFailure } from './speech/jobs/jobFailure.ts';
export type { RunJobOptions } from './speech/jobs/runJob.ts';
export type { BasicVoice, PremiumDelivery, SpeechRequest } from './speech/speechRequest.ts';
export { speechSections } from './speech/speechSections.ts';
export type { JoinedText } from './text/joinSections.ts';
export {
  LongText,
  type LongTextOptions,
  type LongTextOutcome,
  type LongTextProgress,
  type SectionCall,
} from './text/longText.ts';
export type { SectionAnswer } from './text/sectionAnswer.ts';
export { type ApiKeyCheck, checkApiKey } from './transport/apiKey.ts';
export { type BaseUrlCheck, type BaseUrlProblem, checkBaseUrl } from './transport/baseUrl.ts';
export type { ClientOptions } from './transport/caller.ts';
export type { CallOptions, PostOptions } from './transport/callOptions.ts';
export type { ByteStream, FetchInit, FetchLike, FetchResponse } from './transport/fetchLike.ts';
export type { OnProgress, RequestProgress } from './transport/progress.ts';
export { redact } from './transport/redact.ts';
export { MAX_ATTEMPTS } from './transport/retry/retryDecision.ts';
export { type SocketFetch, socketFetch } from './transport/socketFetch.ts';
export { type AnswerField, answerFields } from './usage/answerFields.ts';
export { type KeyEnvironment, keyEnvironment } from './usage/keyEnvironment.ts';
