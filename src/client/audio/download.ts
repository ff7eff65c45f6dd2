import type { AudioSink } from './downloadOptions.ts';

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

  async take(bytes: Uint8Array): Promise<void> {
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
