import type { EncodedAudio } from './encodedAudio.ts';

/** Bytes from `start` to `end`, both included, as HTTP counts them. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Audio that is kept durably, and not there for others until it is published. */
export interface WrittenAudio {
  readonly id: string;
  /** Gives it its own name, durably; the same bytes may have it already. */
  publish(): Promise<void>;
}

/** Audio that is open for reading. */
export interface OpenAudio {
  /** In bytes. */
  readonly size: number;
  /** The stream closes the audio at its end, or when its reader leaves. */
  read(range: ByteRange): ReadableStream;
  close(): Promise<void>;
}

/** Finished audio, named by its content. */
export interface AudioFolder {
  write(audio: EncodedAudio): Promise<WrittenAudio>;
  has(id: string): boolean;
  /** Undefined if there is none. */
  open(id: string): Promise<OpenAudio | undefined>;
  remove(id: string): void;
  /** Removes what those who died have not published. `now` is Unix time in milliseconds. */
  removeAbandoned(now: number): Promise<void>;
}
