import type { SpeechRequest, SpeechResult } from '../../contract/index.ts';

export interface SpeakOptions {
  /** Stands in the result. */
  readonly requestId: string;
  /** Ids under which the word times can be asked for: the request's, and a job's where there is one. */
  readonly ids: readonly string[];
  /** Whose keys may ask for the word times. */
  readonly environment: string;
  /** Longer audio is discarded, with the failure `service_unavailable` (Usage accounting, 5). */
  readonly maxSeconds?: number;
  /** Ends the work; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Told of each piece of an MP3 preview, and waited for; only for fresh Basic speech by kian or leyla. */
  readonly onPreview?: (mp3: Uint8Array) => void | Promise<void>;
}

export interface Spoken {
  /** The answer without usage and audio URL; also a job's `result`. */
  readonly result: SpeechResult;
  /** Names the audio; `AudioLinks.sign` makes a URL of it. */
  readonly audio: string;
  /** The duration rounded up: what is charged. */
  readonly seconds: number;
  readonly cacheHit: boolean;
}

/** Turns a request into stored audio; charges nothing. */
export interface Speaker {
  /**
   * Rejects with a `Failure`: `service_unavailable` if the voice is not available or the audio is too long,
   * `invalid_request` if the text has nothing that can be spoken.
   */
  speak(request: SpeechRequest, options: SpeakOptions): Promise<Spoken>;
  /** A bound, in whole seconds, for a reservation before `speak`. */
  boundSeconds(request: SpeechRequest): number;
}
