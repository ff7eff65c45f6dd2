import { AnswerTooLargeError } from '../../errors/answerTooLargeError.ts';
import type { AudioSink } from './downloadOptions.ts';

/** The longest file, in bytes: the longest text, spoken slowly and uncompressed, is below it. */
const MAX_AUDIO_BYTES = 64 * 1024 * 1024;

/** How much of which file has arrived. */
export class Download {
  readonly #sink: AudioSink;
  readonly #onBytes: ((receivedBytes: number, totalBytes: number | undefined) => void) | undefined;
  /** Bytes that the sink has. */
  received = 0;
  /** The whole length, in bytes; undefined if the server does not say. */
  total: number | undefined;
  /** A strong validator: two answers with it are of the same bytes. */
  etag: string | undefined;
  mimeType: string | undefined;

  constructor(sink: AudioSink, onBytes?: (receivedBytes: number, totalBytes: number | undefined) => void) {
    this.#sink = sink;
    this.#onBytes = onBytes;
  }

  /** Throws an `AnswerTooLargeError` in place of writing more than 64 MB. */
  async take(bytes: Uint8Array): Promise<void> {
    checkAudioLength(this.received + bytes.byteLength);
    await this.#sink.write(bytes);
    this.received += bytes.byteLength;
    this.#onBytes?.(this.received, this.total);
  }

  async restart(): Promise<void> {
    if (this.received > 0) await this.#sink.restart();
    this.received = 0;
    this.total = undefined;
    this.etag = undefined;
  }
}

/** Throws an `AnswerTooLargeError` for a file that is, or is said to be, longer than 64 MB. */
export function checkAudioLength(bytes: number | undefined): void {
  if (bytes !== undefined && bytes > MAX_AUDIO_BYTES)
    throw new AnswerTooLargeError({ status: 200, limit: MAX_AUDIO_BYTES });
}
