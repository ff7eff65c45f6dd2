import { joinedBytes } from '../bytes.ts';

/** `bytes` as gzip (RFC 1952), made on another thread. */
export function gzipped(bytes: Uint8Array): Promise<Uint8Array> {
  return through(new CompressionStream('gzip'), bytes, Number.POSITIVE_INFINITY);
}

/** What `packed` is gzip of; rejects if it is none, or of more than `maxBytes`. */
export function gunzipped(packed: Uint8Array, maxBytes: number): Promise<Uint8Array> {
  return through(new DecompressionStream('gzip'), packed, maxBytes);
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array,
  maxBytes: number,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  // What breaks the stream breaks the loop too.
  for await (const piece of new Blob([new Uint8Array(bytes)]).stream().pipeThrough<Uint8Array>(stream)) {
    length += piece.byteLength;
    if (length > maxBytes) throw new RangeError(`It is more than ${maxBytes} bytes.`);
    pieces.push(piece);
  }
  return joinedBytes(pieces);
}
