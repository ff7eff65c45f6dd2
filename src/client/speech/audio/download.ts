import { routes } from '../../../contract/index.ts';
import { AnswerTooLargeError, ConnectionError, UnreadableAnswerError } from '../../errors/clientFailure.ts';
import { bytesOf, type FetchResponse } from '../../transport/fetch/fetchLike.ts';
import type { HttpClient } from '../../transport/httpClient.ts';
import { withWatchdog } from '../../transport/timeLimits.ts';

/** Where the bytes go; each call is awaited before the next, so that nothing piles up. */
export interface AudioSink {
  /** Takes the bytes that come next. */
  write(bytes: Uint8Array): Promise<void> | void;
  /** What was written is void: the file comes again from its beginning. */
  restart(): Promise<void> | void;
}

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
function checkAudioLength(bytes: number | undefined): void {
  if (bytes !== undefined && bytes > MAX_AUDIO_BYTES)
    throw new AnswerTooLargeError({ status: 200, limit: MAX_AUDIO_BYTES });
}

/** One attempt at what is missing of a file; resolves when all of it is there. */
export function downloadOnce(
  { transport, clock }: HttpClient,
  { url, download, signal }: { url: string; download: Download; signal: AbortSignal },
): Promise<void> {
  return withWatchdog(clock, { signal }, async (bounded, heard) => {
    const request = { route: routes.audio, url, headers: headersFor(download), body: undefined };
    const response = await transport.open(request, bounded);
    heard();
    let skip = await continueWith(response, download);
    for await (const bytes of bytesOf(response)) {
      heard();
      const wanted = bytes.subarray(Math.min(skip, bytes.byteLength));
      skip -= bytes.byteLength - wanted.byteLength;
      if (wanted.byteLength > 0) await download.take(wanted);
    }
    await checkLength(response, download);
  });
}

/** No key: the URL is its own credential. Encoded bytes would have another length, and other places. */
function headersFor({ received, etag }: Download): Record<string, string> {
  const headers = { accept: 'audio/*', 'accept-encoding': 'identity' };
  if (received === 0 || etag === undefined) return headers;
  return { ...headers, range: `bytes=${received}-`, 'if-range': etag };
}

/** Takes up what the answer tells of the file; returns how many of its first bytes are there already. */
async function continueWith(response: FetchResponse, download: Download): Promise<number> {
  const etag = strongEtag(response);
  if (response.status === 206) {
    await checkRange(response, download);
    return 0;
  }
  const isSame = etag !== undefined && etag === download.etag;
  if (!isSame) await download.restart();
  download.etag = etag;
  download.total = await acceptedLength(response);
  download.mimeType = response.headers.get('content-type') ?? undefined;
  return download.received;
}

/** What the server says of the length; a file that is too long by its own account is not begun. */
async function acceptedLength(response: FetchResponse): Promise<number | undefined> {
  const length = lengthOf(response);
  try {
    checkAudioLength(length);
    return length;
  } catch (error) {
    await response.body?.cancel();
    throw error;
  }
}

/** A range that is not the one that was asked for cannot be joined to the rest. */
async function checkRange(response: FetchResponse, download: Download): Promise<void> {
  const range = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(response.headers.get('content-range') ?? '');
  const [, start, total] = range ?? [];
  const isExpected =
    Number(start) === download.received &&
    (total === '*' || download.total === undefined || Number(total) === download.total);
  if (isExpected && download.received > 0) return;
  await response.body?.cancel();
  await download.restart();
  throw new UnreadableAnswerError({ status: 206, isCut: true });
}

/** A file is whole when it is as long as it was said to be; where nothing was said, when it ends. */
async function checkLength(response: FetchResponse, download: Download): Promise<void> {
  const { received, total = received } = download;
  if (received === total) return;
  if (received < total) throw new ConnectionError(new Error('The audio ended too early.'));
  await download.restart();
  throw new UnreadableAnswerError({ status: response.status, isCut: true });
}

function strongEtag({ headers }: FetchResponse): string | undefined {
  const etag = headers.get('etag');
  return etag?.startsWith('"') && !isEncoded(headers) ? etag : undefined;
}

function lengthOf({ headers }: FetchResponse): number | undefined {
  const length = headers.get('content-length');
  return length !== null && /^\d+$/.test(length) && !isEncoded(headers) ? Number(length) : undefined;
}

function isEncoded(headers: FetchResponse['headers']): boolean {
  return (headers.get('content-encoding') ?? 'identity') !== 'identity';
}
