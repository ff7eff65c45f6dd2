import type { JobStatus } from '../../contract/index.ts';

/** Accounting of speech; the contract does not show its shape, so each part may be missing. */
export interface SpeechUsage {
  readonly meter: string | undefined;
  readonly seconds: number | undefined;
  readonly cacheHit: boolean | undefined;
}

/** Where finished audio is: the URL is its own credential, goes into no log and gets no key. */
export interface SignedAudio {
  readonly url: string;
  /** Unix time in milliseconds; undefined if the server does not say. */
  readonly expiresAt: number | undefined;
}

/** Finished speech. */
export interface SpeechResult {
  readonly requestId: string | undefined;
  readonly engineVersion: string | undefined;
  readonly audio: SignedAudio;
  /** `audio/wav` or `audio/mpeg`. */
  readonly mimeType: string | undefined;
  readonly durationSeconds: number | undefined;
  readonly tier: string | undefined;
  /** The voice that is heard. */
  readonly voice: string | undefined;
  /** The voice that was asked for, where another one stands in for it. */
  readonly requestedVoice: string | undefined;
  /** Whether the answer says that something else stood in for what was asked for. */
  readonly hasFallback: boolean;
  readonly usage: SpeechUsage;
}

/** Why a job failed: the contract's error object. */
interface JobError {
  readonly code: string;
  readonly message: string;
  readonly category: string;
  readonly action: string;
  readonly retryable: boolean;
}

/** A speech job as it is now. */
export interface SpeechJob {
  readonly id: string;
  readonly status: JobStatus;
  readonly requestId: string | undefined;
  /** Unix time in milliseconds; undefined if the server does not say. */
  readonly createdAt: number | undefined;
  /** Always there, and only there, when the job has succeeded. */
  readonly result: SpeechResult | undefined;
  /** Only of a failed job. */
  readonly error: JobError | undefined;
}

/** When a word is heard, in seconds, and the code points of the text that it stands for; both half-open. */
export interface SpokenWord {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly codePointStart: number;
  readonly codePointEnd: number;
}
