import type { SignedAudio } from '../../decode/speechAnswer.ts';
import type { CallOptions } from '../../transport/callOptions.ts';

/** Where the bytes go; each call is awaited before the next, so that nothing piles up. */
export interface AudioSink {
  /** Takes the bytes that come next. */
  write(bytes: Uint8Array): Promise<void> | void;
  /** What was written is void: the file comes again from its beginning. */
  restart(): Promise<void> | void;
}

export interface DownloadOptions extends CallOptions {
  readonly sink: AudioSink;
  /** A fresh URL of the same audio, for one that has expired (States, rule 2). */
  readonly renew?: (signal: AbortSignal) => Promise<SignedAudio>;
  /** Told of every piece; `totalBytes` is undefined where the server does not say. */
  readonly onBytes?: (receivedBytes: number, totalBytes: number | undefined) => void;
}

export interface DownloadedAudio {
  readonly bytes: number;
  /** As the server that has the file calls it. */
  readonly mimeType: string | undefined;
}
