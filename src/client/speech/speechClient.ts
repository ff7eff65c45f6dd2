import { localRoutes, routes } from '../../contract/index.ts';
import type { SignedAudio, SpeechJob, SpeechResult, SpokenWord } from '../decode/speechAnswer.ts';
import { decodeSpeechAnswer, decodeSpeechWords } from '../decode/speechAnswer.ts';
import type { CallOptions, KeyedCallOptions } from '../transport/callOptions.ts';
import { decodeObject, type HttpClient } from '../transport/httpClient.ts';
import { type DownloadedAudio, type DownloadOptions, downloadAudio } from './audio/downloadAudio.ts';
import type { JobPlace, WatchOptions } from './jobs/jobEvents.ts';
import { cancelJob, type RunJobOptions, runJob } from './jobs/runJob.ts';
import { getJob, watchJob } from './jobs/watchJob.ts';
import { type SpeechRequest, speechBody } from './speechRequest.ts';

/** The speech routes of the API. */
export interface SpeechClient {
  /** `POST /v1/speech`: waits up to 15 minutes until all of it is made. */
  speech(request: SpeechRequest, options?: KeyedCallOptions): Promise<SpeechResult>;
  /**
   * `POST /v1/speech/jobs`, watched to its end; cancelling cancels the job. A job that failed is a result
   * too: `jobFailure` makes an error of it.
   */
  runSpeechJob(request: SpeechRequest, options?: RunJobOptions): Promise<SpeechJob>;
  /** Watches a job that was created before, also by another window; cancelling leaves the job alone. */
  watchSpeechJob(place: JobPlace, options?: WatchOptions): Promise<SpeechJob>;
  /** `GET /v1/speech/jobs/{id}`; of a succeeded job also renews the audio's URL. */
  speechJob(id: string, options?: CallOptions): Promise<SpeechJob>;
  /** `POST /v1/speech/jobs/{id}/cancel`: best effort, safe to repeat. */
  cancelSpeechJob(id: string, options?: CallOptions): Promise<SpeechJob>;
  /**
   * `GET {audio_url}`: downloads finished audio without the key, at most 64 MB, to the last byte; rejects if it is
   * cut for good.
   */
  downloadAudio(audio: SignedAudio, options: DownloadOptions): Promise<DownloadedAudio>;
  /** `GET /x/speech/{id}/words`, for a job's id or a speech answer's request id: the local service only. */
  speechWords(id: string, options?: CallOptions): Promise<readonly SpokenWord[]>;
}

export function createSpeechClient(http: HttpClient): SpeechClient {
  return {
    speech: (request, options) =>
      http.request(routes.speech, {
        ...options,
        body: speechBody(request),
        decode: decodeObject(decodeSpeechAnswer),
      }),
    runSpeechJob: (request, options = {}) => runJob(http, request, options),
    watchSpeechJob: (place, options = {}) => watchJob(http, place, options),
    speechJob: (id, options = {}) => getJob(http, id, options),
    cancelSpeechJob: (id, options = {}) => cancelJob(http, id, options),
    downloadAudio: (audio, options) => downloadAudio(http, audio, options),
    speechWords: (id, options) =>
      http.request(localRoutes.speechWords, { ...options, parameters: { id }, decode: decodeSpeechWords }),
  };
}
