import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/** As small as the slower levels make it, nearly. */
const LEVEL = 4;

/** `bytes` as gzip (RFC 1952), made on another thread. */
export function gzipped(bytes: Uint8Array): Promise<Uint8Array> {
  return promisify(gzip)(bytes, { level: LEVEL });
}

/** What `packed` is gzip of; rejects if it is none, or of more than `maxBytes`. */
export function gunzipped(packed: Uint8Array, maxBytes: number): Promise<Uint8Array> {
  return promisify(gunzip)(packed, { maxOutputLength: maxBytes });
}
