/**
 * The API client, its only door. Imports `contract/` and `text/` only; whichever server it talks to, it does the
 * same. A text of any length goes through `LongText`, everything else through a `Client`.
 */

export type {
  AnalysedToken,
  AnalysedWord,
  ChosenWord,
  FromPinglishCall,
  FromPinglishResult,
  OtherPronunciation,
  Person,
  PinnedWord,
  ToWrittenResult,
  VerbInSentence,
  WordPronunciation,
} from '../contract/index.ts';
export type { AlignedWord } from '../text/codePoints.ts';
export { type Client, createClient } from './createClient.ts';
export type { SignedAudio, SpeechJob, SpeechResult, SpokenWord } from './decode/speechAnswer.ts';
export type { PinglishResult, Warning } from './decode/textAnswers.ts';
export {
  asksForDays,
  type ClientErrorCode,
  type ClientFailure,
  ConnectionError,
  clientErrorCodes,
  hasClientCode,
  hasServiceCode,
  isClientFailure,
  knownCode,
} from './errors/clientFailure.ts';
export { createFileLedger } from './ledger/fileLedger.ts';
export type { CommandKeys, KeyedRequest, Ledger } from './ledger/ledger.ts';
export { createMemoryKeys } from './ledger/memoryKeys.ts';
export type { AudioSink } from './speech/audio/download.ts';
export type { DownloadedAudio, DownloadOptions } from './speech/audio/downloadAudio.ts';
export type { JobEvent, WatchOptions } from './speech/jobs/jobEvents.ts';
export { jobFailure } from './speech/jobs/runJob.ts';
export { type SpeechRequest, speechSections } from './speech/speechRequest.ts';
export {
  type AcceptResult,
  LongText,
  type LongTextOptions,
  type LongTextOutcome,
  type LongTextProgress,
  longFromPinglish,
  longToWritten,
  type RunRequest,
} from './text/longText.ts';
export type { JoinedText } from './text/sections.ts';
export type { TextClient, TextOperation, TextOperationName } from './text/textClient.ts';
export type { KeyedCallOptions, RequestProgress } from './transport/callOptions.ts';
export type { FetchInit, FetchLike } from './transport/fetch/fetchLike.ts';
export type { ClientDependencies, ClientOptions } from './transport/httpClient.ts';
export { type KeyEnvironment, keyEnvironment } from './transport/request/apiKey.ts';
export { type BaseUrlCheck, type BaseUrlProblem, checkBaseUrl } from './transport/request/baseUrl.ts';
export type { UsageCounter } from './usage/findCounters.ts';
export { type AnswerField, answerFields, type UsageResult } from './usage/usageAnswer.ts';
