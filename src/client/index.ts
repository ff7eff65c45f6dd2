/** The API client. Imports `contract/` and `text/` only; whichever server it talks to, it does the same. */
export { type ApiKeyCheck, checkApiKey } from './apiKey.ts';
export type { AudioSink, DownloadedAudio, DownloadOptions } from './audio/downloadOptions.ts';
export { type BaseUrlCheck, type BaseUrlProblem, checkBaseUrl } from './baseUrl.ts';
export type { ClientOptions } from './caller.ts';
export type { CallOptions, PostOptions } from './callOptions.ts';
export type { Client } from './client.ts';
export { type Clock, systemClock } from './clock.ts';
export { createClient } from './createClient.ts';
export { AnswerTooLargeError, isAnswerTooLargeError } from './errors/answerTooLargeError.ts';
export { ApiError, isApiError } from './errors/apiError.ts';
export { asksForDays, type ClientErrorCode, ClientFailure, isClientFailure } from './errors/clientFailure.ts';
export { ConnectionError, isConnectionError } from './errors/connectionError.ts';
export { isLedgerError, LedgerError } from './errors/ledgerError.ts';
export { isRedirectError, RedirectError } from './errors/redirectError.ts';
export { isTimeoutError, TimeoutError } from './errors/timeoutError.ts';
export { isUnreadableAnswerError, UnreadableAnswerError } from './errors/unreadableAnswerError.ts';
export type { ByteStream, FetchInit, FetchLike, FetchResponse } from './fetchLike.ts';
export type { FollowOptions, JobPlace } from './jobs/followOptions.ts';
export type { JobEvent } from './jobs/jobEvent.ts';
export { jobFailure } from './jobs/jobFailure.ts';
export type { RunJobOptions } from './jobs/runJob.ts';
export { createFileLedger, type FileLedgerOptions } from './ledger/fileLedger.ts';
export type { CommandKeys, KeyedRequest, Ledger, RequestKey } from './ledger/ledger.ts';
export type { ClientLog } from './log.ts';
export type { JoinedText } from './longText/joinSections.ts';
export {
  LongText,
  type LongTextOptions,
  type LongTextOutcome,
  type LongTextProgress,
  type SectionCall,
} from './longText/longText.ts';
export type { SectionAnswer } from './longText/sectionAnswer.ts';
export { encodeBody, measureCodePoints, measureJsonBytes } from './measure.ts';
export type { OnProgress, RequestProgress } from './progress.ts';
export { redact } from './redact.ts';
export type * from './results.ts';
export { MAX_ATTEMPTS } from './retry/retryDecision.ts';
export { type SocketFetch, socketFetch } from './socketFetch.ts';
export type { BasicVoice, PremiumDelivery, SpeechRequest } from './speech/speechRequest.ts';
export type * from './speech/speechResults.ts';
export { speechSections } from './speech/speechSections.ts';
export { type AnswerField, answerFields } from './usage/answerFields.ts';
export type { UsageCounter, UsagePeriod } from './usage/counter.ts';
export { type KeyEnvironment, keyEnvironment } from './usage/keyEnvironment.ts';
