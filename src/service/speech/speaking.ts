import type { SpeechRequest, SpeechResult } from '../../contract/index.ts';
import type { SynthesisOptions } from './synthesizer.ts';

export interface GenerationOptions {
  /** Stands in the result. */
  readonly requestId: string;
  /** A job's id; the word times can be asked for under it too. */
  readonly jobId?: string;
  /** Whose keys may ask for the word times. */
  readonly environment: string;
  /** Ends the work; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Told of each piece of an MP3 preview, and waited for; only for fresh Basic speech by kian or leyla. */
  readonly onPreview?: NonNullable<SynthesisOptions['onPreview']>;
}

export interface GeneratedSpeech {
  /** The answer without usage and audio URL; also a job's `result`. */
  readonly result: SpeechResult;
  /** The id of the audio, which `AudioLinks.sign` makes a URL of; it is kept for longer than the retention. */
  readonly audio: string;
  /** The duration rounded up: what is charged. */
  readonly seconds: number;
  readonly cacheHit: boolean;
}

/** Turns a request into durable audio; charges nothing. */
export interface SpeechGenerator {
  /**
   * Rejects with a `Failure`: `service_unavailable` if no voice is available, or if Premium audio is longer
   * than its bound and therefore discarded; `invalid_request` if the text has nothing that can be spoken.
   */
  speak(request: SpeechRequest, options: GenerationOptions): Promise<GeneratedSpeech>;
  /** What is to be reserved before `speak`, in whole seconds (Usage accounting, 5). */
  boundSeconds(request: SpeechRequest): number;
}
