import type { PinglishStyle, VowelNotation } from '../contract/index.ts';
import type {
  AnalyseResult,
  DiacritizeResult,
  PinglishResult,
  PinnedWord,
  TranslateResult,
  UsageResult,
} from './decode/results.ts';
import type { SignedAudio, SpeechJob, SpeechResult, SpokenWord } from './decode/speechResults.ts';
import type { DownloadedAudio, DownloadOptions } from './speech/audio/downloadOptions.ts';
import type { FollowOptions, JobPlace } from './speech/jobs/followOptions.ts';
import type { RunJobOptions } from './speech/jobs/runJob.ts';
import type { SpeechRequest } from './speech/speechRequest.ts';
import type { CallOptions, PostOptions } from './transport/callOptions.ts';

/**
 * The Persian Language API v1, whichever server stands behind it. Every method rejects with a
 * `ClientFailure`, or with the reason of the caller's signal.
 */
export interface Client {
  /** `POST /v1/diacritize`: one unit for each code point. */
  diacritize(
    request: { readonly text: string; readonly includeEzafe: boolean },
    options?: PostOptions,
  ): Promise<DiacritizeResult>;
  /** `POST /v1/pinglish`: one unit for each code point; the text needs a Persian letter. */
  pinglish(
    request: { readonly text: string; readonly style: PinglishStyle; readonly vowelNotation: VowelNotation },
    options?: PostOptions,
  ): Promise<PinglishResult>;
  /** `POST /v1/translate`: two units for each code point. */
  translate(request: { readonly text: string }, options?: PostOptions): Promise<TranslateResult>;
  /** `GET /v1/usage`: reads only, charges nothing. */
  usage(options?: CallOptions): Promise<UsageResult>;
  /** `POST /x/analyse`: the local service only; another server answers `not_found`. */
  analyse(
    request: {
      readonly text: string;
      readonly style?: PinglishStyle;
      readonly vowelNotation?: VowelNotation;
    },
    options?: CallOptions,
  ): Promise<AnalyseResult>;
  /**
   * `PUT /x/words`: how words are read from now on, all of them at once, in FA1 phonemes; the local service
   * only.
   */
  pinWords(words: readonly PinnedWord[], options?: CallOptions): Promise<void>;
  /** `POST /v1/speech`: waits up to 15 minutes until all of it is made. */
  speech(request: SpeechRequest, options?: PostOptions): Promise<SpeechResult>;
  /**
   * `POST /v1/speech/jobs`, followed to its end; cancelling cancels the job. A job that failed is a result
   * too: `jobFailure` makes an error of it.
   */
  runSpeechJob(request: SpeechRequest, options?: RunJobOptions): Promise<SpeechJob>;
  /** Follows a job that was created before, also by another window; cancelling leaves the job alone. */
  followSpeechJob(place: JobPlace, options?: FollowOptions): Promise<SpeechJob>;
  /** `GET /v1/speech/jobs/{id}`; of a succeeded job also renews the audio's URL. */
  speechJob(id: string, options?: CallOptions): Promise<SpeechJob>;
  /** `POST /v1/speech/jobs/{id}/cancel`: best effort, safe to repeat. */
  cancelSpeechJob(id: string, options?: CallOptions): Promise<SpeechJob>;
  /** Downloads finished audio by its URL, without the key, to the last byte; rejects if it is cut for good. */
  downloadAudio(audio: SignedAudio, options: DownloadOptions): Promise<DownloadedAudio>;
  /** `GET /x/speech/{id}/words`, for a job's id or a speech answer's request id: the local service only. */
  speechWords(id: string, options?: CallOptions): Promise<readonly SpokenWord[]>;
}
